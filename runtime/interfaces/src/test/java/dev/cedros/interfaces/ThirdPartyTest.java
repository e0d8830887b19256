package dev.cedros.interfaces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.codec.MessageType;
import dev.cedros.importer.ImportOptions;
import dev.cedros.importer.ImportResult;
import dev.cedros.importer.KnownType;
import dev.cedros.importer.RecordImporter;
import dev.cedros.type.DefaultValue;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.hash.TypeHash;
import dev.cedros.type.msg.DefinitionSet;
import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A folder of definitions as other projects have them, with everything in it that definitions can have, is imported,
 * compiled and used with no work by hand.
 */
class ThirdPartyTest {
    private static final Path DEFINITIONS = Path.of("src/test/resources/thirdparty");
    private static final Map<String, MessageType<?>> STANDARD =
            Codecs.types(Codecs.CLASSES, ThirdPartyTest.class.getClassLoader()).stream()
                    .collect(Collectors.toMap(MessageType::typeName, Function.identity()));

    private static Optional<KnownType> known(String typeName) {
        return Optional.ofNullable(STANDARD.get(typeName))
                .map(type -> new KnownType(type.javaType().getCanonicalName(), type.description()));
    }

    @Test
    void everythingIsImportedCompiledAndUsed(@TempDir Path folder) throws IOException {
        DefinitionSet definitions = DefinitionSet.read(DEFINITIONS);
        assertTrue(definitions.typeNames().size() >= 40, () -> "only " + definitions.typeNames());
        ImportResult result =
                RecordImporter.run(definitions, new ImportOptions("com.acme.port", ThirdPartyTest::known));
        assertEquals(List.of(), result.skipped());
        assertEquals(List.of(), result.notes());
        try (URLClassLoader loader = Compiled.compile(result, folder)) {
            List<MessageType<?>> types = Codecs.types(folder.resolve("classes"), loader);
            assertTrue(types.size() > 50, () -> "only " + types);
            for (MessageType<?> type : types) {
                Agreement<?> agreement = new Agreement<>(type);
                for (int i = 0; i < 64; i++) {
                    agreement.check(i);
                }
                agreesWithTheDefinition(
                        type,
                        definitions.withFallback(name ->
                                known(name).map(known -> known.description().type())));
            }
        }
    }

    private static void agreesWithTheDefinition(MessageType<?> type, DefinitionSet definitions) {
        TypeDescription defined = definitions.describe(type.typeName());
        assertEquals(TypeHash.of(defined), type.typeHash());
        assertEquals(defined.type().fields(), type.description().type().fields());
        assertEquals(constants(defined), constants(type.description()));
    }

    /** The values of the constants; they may be spelled in several ways. */
    private static List<String> constants(TypeDescription description) {
        return description.type().constants().stream()
                .map(constant -> constant.type() + " " + constant.name() + "="
                        + DefaultValue.parse(constant.type(), constant.value()))
                .toList();
    }
}
