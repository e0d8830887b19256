package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.codec.DynamicMessage;
import dev.cedros.codec.LayoutCodec;
import dev.cedros.payload.Payload;
import dev.cedros.vectors.Slices;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Texts that are longer than what is seen of a payload at a time, each directly before something that has a method of its own:
 * messages of a codec of their own, elements, and the second half of many members.
 */
class LongTextsTest {
    private static final String RECORDS = """
        package acme;
        import dev.cedros.annotations.*;
        import java.time.*;
        import java.util.*;
        @RosMessage("acme/Log")
        public record Log(String a, @RosField("acme/Point[3]") Point[] points,
                String b, @RosField("builtin_interfaces/Time[2]") Instant[] times,
                String c, Entry entry, @RosField("acme/Entry[3]") List<Entry> three, List<Entry> entries,
                @RosField("wstring") String d, Part part, List<Part> parts,
                @RosField("wstring[2]") List<String> e, @RosField("uint16[3]") State[] states,
                String[] f, @RosField("acme/Part[2]") Part[] two, double last) {
            @RosMessage("acme/Point") public record Point(double x, double y) {}
            @RosMessage("acme/Entry") public record Entry(long id, String text) {}
            @RosMessage("acme/Part") public record Part(int number, @RosField("wstring") String text) {}
            @RosEnum("uint16") public enum State { @RosEnum.Value(0) OFF, @RosEnum.Value(1) ON }
        }
        """;
    private static final String CLASSES = """
        package acme;
        import dev.cedros.annotations.*;
        import java.time.*;
        import java.util.*;
        @RosMessage("acme/Log")
        public class Log {
            public String a; public @RosField("acme/Point[3]") Point[] points;
            public String b; public @RosField("builtin_interfaces/Time[2]") Instant[] times;
            public String c; public Entry entry; public @RosField("acme/Entry[3]") List<Entry> three;
            public List<Entry> entries;
            public @RosField("wstring") String d; public Part part; public List<Part> parts;
            public @RosField("wstring[2]") List<String> e; public @RosField("uint16[3]") State[] states;
            public String[] f; public @RosField("acme/Part[2]") Part[] two; public double last;
            @RosMessage("acme/Point") public static class Point { public double x, y; }
            @RosMessage("acme/Entry") public static class Entry { public long id; public String text; }
            @RosMessage("acme/Part") public static class Part {
                public int number; public @RosField("wstring") String text;
            }
            @RosEnum("uint16") public enum State { @RosEnum.Value(0) OFF, @RosEnum.Value(1) ON }
        }
        """;

    @TempDir
    Path folder;

    private VectorCodec codec(String name, String source) throws Exception {
        Build.Result result = Build.javac(folder.resolve(name))
                .options("-Xlint:all", "-Werror")
                .compile(source);
        assertEquals(List.of(), result.diagnostics());
        ClassLoader loader = result.load();
        return new VectorCodec(loader.loadClass("acme.LogCodec"), loader.loadClass("acme.Log"));
    }

    private static Map<String, Object> members(int which, int length) {
        Map<String, Object> members = new HashMap<>();
        String[] texts = new String[12];
        for (int i = 0; i < texts.length; i++) {
            texts[i] = (i == which ? "l".repeat(length) : "short") + i;
        }
        members.put("a", texts[0]);
        members.put("points", List.of(point(1), point(2), point(3)));
        members.put("b", texts[1]);
        members.put("times", List.of(Map.of("sec", 1, "nanosec", 2), Map.of("sec", 3, "nanosec", 4)));
        members.put("c", texts[2]);
        members.put("entry", entry(5, texts[3]));
        members.put("three", List.of(entry(6, texts[4]), entry(7, texts[4]), entry(8, texts[5])));
        members.put("entries", List.of(entry(9, texts[6]), entry(10, "x"), entry(11, texts[6])));
        members.put("d", texts[7]);
        members.put("part", Map.of("number", 12, "text", texts[8]));
        members.put("parts", List.of(Map.of("number", 13, "text", texts[8]), Map.of("number", 14, "text", texts[9])));
        members.put("e", List.of("y", texts[10]));
        members.put("states", List.of(1, 0, 1));
        members.put("f", List.of("z", texts[11]));
        members.put("two", List.of(Map.of("number", 15, "text", texts[9]), Map.of("number", 16, "text", "w")));
        members.put("last", 17.5);
        return members;
    }

    private static Map<String, Object> point(int x) {
        return Map.of("x", x, "y", -x);
    }

    private static Map<String, Object> entry(long id, String text) {
        return Map.of("id", id, "text", text);
    }

    @ParameterizedTest
    @ValueSource(ints = {2_030, 4_090, 8_150, 8_180, 20_000})
    void whatFollowsATextIsReadAsItIsInOneArray(int length) throws Exception {
        VectorCodec records = codec("records", RECORDS);
        VectorCodec classes = codec("classes", CLASSES);
        LayoutCodec layout = LayoutCodec.of(records.layout());
        Random random = new Random(length);
        Object target = classes.decode(layout.encode(DynamicMessage.of(records.layout(), members(-1, 0))));
        for (int which = 0; which < 12; which++) {
            DynamicMessage message = DynamicMessage.of(records.layout(), members(which, length));
            for (ByteOrder order : List.of(ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN)) {
                CdrOptions options = CdrOptions.DEFAULT.withByteOrder(order);
                byte[] bytes = layout.encode(message, options);
                for (Payload payload : List.of(Slices.direct(bytes), Slices.small(bytes, 3000, random))) {
                    String what = "text " + which + ", " + order;
                    assertEquals(message, layout.decode(payload, options), what);
                    assertTrue(records.equal(records.decode(bytes), records.decode(payload, options)), what);
                    assertTrue(classes.equal(classes.decode(bytes), classes.decode(payload, options)), what);
                    classes.decodeInto(payload, target, options);
                    assertTrue(classes.equal(classes.decode(bytes), target), what);
                }
            }
        }
    }
}
