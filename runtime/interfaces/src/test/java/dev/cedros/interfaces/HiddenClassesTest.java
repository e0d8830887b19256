package dev.cedros.interfaces;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cedros.codec.MessageType;
import dev.cedros.importer.ImportOptions;
import dev.cedros.importer.ImportResult;
import dev.cedros.importer.RecordImporter;
import dev.cedros.type.RosTypeName;
import dev.cedros.type.msg.DefinitionParser;
import dev.cedros.type.msg.DefinitionSet;
import dev.cedros.type.msg.InterfaceDefinition;
import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Definitions called like the classes that sources and codecs use, with members called like what these declare. */
class HiddenClassesTest {
    private static final String NAMES =
            "String Object List Optional Byte Short Integer Long Float Double Boolean Character"
                    + " Override Math System Record Enum Class Void RosField RosMessage RosKey RosService Request Response Goal Result"
                    + " Feedback Event Point PointLayout PointCodec PointSequence FloatSequence ByteSequence CdrReader CdrWriter"
                    + " CdrOptions MessageLayout MessageType Payload ByteBuffer Arrays Objects Codec Layout Foo_Bar OptionalInt"
                    + " Collections RuntimeException InvalidMessageException CdrException StringBuilder Throwable";

    private static final String EVERYTHING = """
            # Members of every kind, with the names of what codecs declare.
            string message "it's"
            wstring in
            string<=5[] out
            uint8 at 7
            bool[<=1] options
            int8[<=1] start
            float32[<=1] i
            float32[] e [nan, 1.5]
            uint8[16] number
            string[<=1] java
            int32[<=1] dev
            Point[] com
            Point value
            Point[<=1] type
            uint64 layout  # @key
            string name
            float32 LEAST=-inf
            string TEXT="x"
            """;

    private static final String POINT = "float64 x\nfloat64 y\n";

    @Test
    void everyNameCanBeUsed(@TempDir Path folder) throws IOException {
        List<InterfaceDefinition> definitions = new ArrayList<>();
        for (String name : NAMES.split(" ")) {
            definitions.add(definition(name, "msg", name.equals("Point") ? POINT : EVERYTHING));
        }
        for (String name : List.of("String", "Object", "Byte", "Request", "Event", "Point", "Codec")) {
            definitions.add(definition(name, "srv", EVERYTHING + "---\n" + name + " part\n"));
        }
        definitions.add(definition("Goal", "action", EVERYTHING + "---\nGoal part\n---\nFeedback[] parts\n"));
        ImportResult result = RecordImporter.run(DefinitionSet.of(definitions), ImportOptions.of("com.acme"));
        assertEquals(List.of(), result.skipped());
        try (URLClassLoader loader = Compiled.compile(result, folder)) {
            for (MessageType<?> type : Codecs.types(folder.resolve("classes"), loader)) {
                new Agreement<>(type).check(1);
            }
        }
    }

    private static InterfaceDefinition definition(String name, String kind, String text) {
        return DefinitionParser.parse(new RosTypeName("hidden_msgs", kind, name), text, name + "." + kind);
    }
}
