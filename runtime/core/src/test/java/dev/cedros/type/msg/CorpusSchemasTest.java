package dev.cedros.type.msg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.CedrosException;
import dev.cedros.type.Constant;
import dev.cedros.type.DefaultValue;
import dev.cedros.type.Difference;
import dev.cedros.type.Field;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.UnresolvedTypeException;
import dev.cedros.type.hash.TypeHash;
import dev.cedros.vectors.Corpus;
import dev.cedros.vectors.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The schemas that recordings of others carry, and those of public fault reports. */
class CorpusSchemasTest {
    @Test
    void everySchemaOfAPayloadIsRead() throws IOException {
        Path payloads = Corpus.need(CorpusSchemasTest.class, "payloads");
        List<String> wrong = new ArrayList<>();
        int count = 0;
        for (Path folder : Corpus.folders(payloads)) {
            for (Path schema : schemas(folder)) {
                for (Map<?, ?> meta : Corpus.meta(folder)) {
                    count++;
                    check((String) meta.get("type"), schema, meta, wrong);
                }
            }
        }
        assertEquals(List.of(), wrong);
        int read = count;
        assertTrue(count > 150, () -> "only " + read + " were read");
    }

    private static void check(String type, Path schema, Map<?, ?> meta, List<String> wrong) throws IOException {
        try {
            TypeDescription description = SchemaParser.parse(type, Files.readString(schema));
            Object published = meta.get("typeDescriptionHash");
            if (published != null && !published.equals(TypeHash.of(description))) {
                wrong.add(schema + " has another hash than its recording says");
            }
            TypeDescription again = SchemaParser.parse(type, SchemaText.of(description));
            if (!description.equals(again)) {
                wrong.add(schema + " is not read back: " + description.diffAll(again));
            }
        } catch (CedrosException e) {
            wrong.add(schema + ": " + e.getMessage());
        }
    }

    /** The text as it was stored, beside what was made of it, where both are there. */
    private static List<Path> schemas(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().matches("schema.*\\.(msg|srv)"))
                    .filter(file -> !file.getFileName().toString().equals("schema.asstored.msg"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void theStoredTextOfCallsMeansTheirEvents() throws IOException {
        Path payloads = Corpus.need(CorpusSchemasTest.class, "payloads");
        for (String name : List.of("example_interfaces__AddTwoInts_Event", "test_msgs__BasicTypes_Event")) {
            Path folder = payloads.resolve(name);
            String type = (String) Corpus.meta(folder).get(0).get("type");
            assertEquals(
                    SchemaParser.parse(type, Files.readString(folder.resolve("schema.msg"))),
                    SchemaParser.parse(type, Files.readString(folder.resolve("schema.raw.srv"))),
                    type);
        }
    }

    /** Heads with a prefix before the package, as one recorder writes them. */
    @Test
    void headsMayHaveMorePartsThanNames() throws IOException {
        Path folder = Corpus.need(CorpusSchemasTest.class, "payloads/rmw_dds_common__ParticipantEntitiesInfo");
        String type = "rmw_dds_common/msg/ParticipantEntitiesInfo";
        assertEquals(
                SchemaParser.parse(type, Files.readString(folder.resolve("schema.msg"))),
                SchemaParser.parse(type, Files.readString(folder.resolve("schema.asstored.msg"))));
    }

    @Test
    void everySyntheticSchemaIsThatOfItsDefinition() throws IOException {
        Path synthetic = Corpus.need(CorpusSchemasTest.class, "synthetic/ros2");
        DefinitionSet set = DefinitionSet.read(Corpus.interfaces(CorpusSchemasTest.class));
        for (Path folder : Corpus.folders(synthetic)) {
            String[] parts = folder.getFileName().toString().split("__");
            String type = parts[0] + "/msg/" + parts[1];
            TypeDescription description = SchemaParser.parse(type, Files.readString(folder.resolve("schema.msg")));
            List<Difference> differences =
                    set.find(type).isPresent() ? set.describe(type).diff(description) : List.of();
            // These schemas call octets uint8, which is the same on the wire.
            assertTrue(
                    differences.stream()
                            .allMatch(
                                    each -> each.here().replace("byte", "uint8").equals(each.there())),
                    differences::toString);
        }
    }

    @Test
    void everyReportedSchemaIsReadOrRefusedAsReported() throws IOException {
        int count = 0;
        for (Map<?, ?> report : reports()) {
            if (report.get("kind").equals("msg")) {
                count++;
                if (report.get("id").equals("B51")) {
                    UnresolvedTypeException e = assertThrows(UnresolvedTypeException.class, () -> parse(report));
                    assertEquals("geometry_msgs/msg/TransformStamped", e.missing());
                    assertTrue(e.getMessage().contains("geometry_msgs/TransformStamped"), e.getMessage());
                } else {
                    List<String> names = parse(report).type().fields().stream()
                            .map(Field::name)
                            .toList();
                    if (report.get("expect") instanceof Map<?, ?> expect && !expect.containsKey("error")) {
                        assertEquals(List.copyOf(expect.keySet()), names, report.toString());
                    }
                }
            }
        }
        assertTrue(count > 25, () -> "too few reports");
    }

    @Test
    void reportedValuesAreThoseThatTheirReportsCallRight() throws IOException {
        assertEquals("[255]", defaults("B39"));
        assertEquals("[Hello world!]", defaults("B40"));
        assertEquals("[x # y]", constants("B44"));
        assertEquals("[true, -0.001500000013038516, 0.5, 1.0, 31, -5]", constants("B46"));
        assertEquals("[16]", defaults("B46"));
        assertEquals(
                "std_msgs/msg/Header",
                parse(report("B48")).type().fields().get(0).type().toString());
        assertEquals(
                "c_msgs/msg/Header",
                parse(report("B50")).type().fields().get(0).type().toString());
    }

    private static String defaults(String id) throws IOException {
        return parse(report(id)).type().fields().stream()
                .filter(field -> !field.defaultValue().isEmpty())
                .map(field -> DefaultValue.parse(field.type(), field.defaultValue()))
                .toList()
                .toString();
    }

    private static String constants(String id) throws IOException {
        List<Constant> constants = parse(report(id)).type().constants();
        return constants.stream()
                .map(constant -> DefaultValue.parse(constant.type(), constant.value()))
                .toList()
                .toString();
    }

    private static TypeDescription parse(Map<?, ?> report) {
        String type = report.get("type") instanceof String given ? given : "a_msgs/msg/Top";
        return SchemaParser.parse(type, (String) report.get("schema"));
    }

    private static Map<?, ?> report(String id) throws IOException {
        return reports().stream()
                .filter(report -> report.get("id").equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static List<Map<?, ?>> reports() throws IOException {
        Path file = Corpus.need(CorpusSchemasTest.class, "reports.json");
        List<Map<?, ?>> reports = new ArrayList<>();
        for (Object report : (List<?>) Json.parse(Files.readString(file))) {
            reports.add((Map<?, ?>) report);
        }
        return reports;
    }
}
