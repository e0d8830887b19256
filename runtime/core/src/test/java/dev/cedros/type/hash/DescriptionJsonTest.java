package dev.cedros.type.hash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.msg.DefinitionSet;
import dev.cedros.vectors.Corpus;
import dev.cedros.vectors.Descriptions;
import dev.cedros.vectors.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DescriptionJsonTest {
    @Test
    void itIsTheTextOfTheHashWithDefaultValues() {
        Field field = new Field("x", FieldType.parse("float64", "p"), "1", true);
        TypeDescription description =
                new TypeDescription(new IndividualTypeDescription("p/msg/A", List.of(field), List.of()), List.of());
        assertEquals(
                "{\"type_description\": {\"type_name\": \"p/msg/A\", \"fields\": [{\"name\": \"x\", \"type\": {\"type_id\": 11, "
                        + "\"capacity\": 0, \"string_capacity\": 0, \"nested_type_name\": \"\"}, "
                        + "\"default_value\": \"1.0\"}]}, \"referenced_type_descriptions\": []}",
                DescriptionJson.of(description));
    }

    @ParameterizedTest(name = "{1} of {0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "bool | true | True",
                "bool | 0 | False",
                "uint8 | 0x10 | 16",
                "uint64 | 18446744073709551615 | 18446744073709551615",
                "int64 | -5 | -5",
                "float64 | 1 | 1.0",
                "float32 | 0.1 | 0.1",
                "float64 | 3.1415 | 3.1415",
                "float64 | -0 | -0.0",
                "float64 | 1e15 | 1000000000000000.0",
                "float64 | 123456789012345680 | 1.2345678901234568e+17",
                "float64 | 1e16 | 1e+16",
                "float64 | 0.0001 | 0.0001",
                "float64 | 0.00001 | 1e-05",
                "float64 | -2.5e-300 | -2.5e-300",
                "float64 | 2e-3 | 0.002",
                "float64 | 5e-324 | 5e-324",
                "float64 | 1.7976931348623157e308 | 1.7976931348623157e+308",
                "float64 | nan | nan",
                "float64 | -inf | -inf",
                "string | 'it\\'s' | it's",
                "string | \"a\\nb\" | a\\\\nb",
                "uint8[] | [1] | (1,)",
                "uint8[] | [] | ()",
                "int8[] | [0, 127, -128] | (0, 127, -128)",
                "float64[] | [1.125, 0, -1] | (1.125, 0.0, -1.0)",
                "bool[] | [1, false] | (True, False)",
                "string[] | [\"\", it's, 'say \"hi\"'] | ('', \"it's\", 'say \"hi\"')",
            })
    void defaultValuesAreThoseOfPython(String type, String value, String expected) {
        Field field = new Field("x", FieldType.parse(type, "p"), value, false);
        assertEquals(expected.replace("\\\\n", "\n"), PythonText.defaultOf(field));
    }

    /** Also for types whose definitions are not at hand: what is published is what is printed of it. */
    @Test
    void publishedDescriptionsArePrintedAsTheyArePublished() throws IOException {
        Path file = Corpus.need(DescriptionJsonTest.class, "rihs01/descriptions.jsonl");
        int count = 0;
        for (String line : Files.readAllLines(file)) {
            Map<?, ?> published = (Map<?, ?>) ((Map<?, ?>) Json.parse(line)).get("description");
            assertEquals(published, Json.parse(DescriptionJson.of(Descriptions.of(published))));
            count++;
        }
        assertTrue(count > 200, () -> "too few lines");
    }

    @Test
    void definitionsGiveTheirPublishedDescriptions() throws IOException {
        Path file = Corpus.need(DescriptionJsonTest.class, "rihs01/descriptions.jsonl");
        DefinitionSet set = DefinitionSet.read(Corpus.interfaces(DescriptionJsonTest.class));
        int count = 0;
        for (String line : Files.readAllLines(file)) {
            Map<?, ?> entry = (Map<?, ?>) Json.parse(line);
            String name = (String) entry.get("type");
            if (set.find(name).isPresent()) {
                TypeDescription description = set.describe(name);
                if (TypeHash.of(description).equals(entry.get("hash"))) {
                    assertEquals(entry.get("description"), Json.parse(DescriptionJson.of(description)), name);
                    count++;
                } else {
                    // Jazzy got a member of Range in an update; both are published.
                    assertEquals("sensor_msgs/msg/Range", name);
                }
            }
        }
        int compared = count;
        assertTrue(count > 10, () -> "only " + compared + " were compared");
    }
}
