package dev.cedros.type.hash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.type.BaseType;
import dev.cedros.type.Constant;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.TypeDescription;
import dev.cedros.vectors.Corpus;
import dev.cedros.vectors.Descriptions;
import dev.cedros.vectors.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TypeHashTest {
    private static final IndividualTypeDescription TIME =
            type("builtin_interfaces/msg/Time", field("sec", "int32"), field("nanosec", "uint32"));

    /** The hash of this type is published with every ROS 2 distribution since Iron. */
    @Test
    void timeHasItsPublishedHash() {
        assertEquals(
                "RIHS01_b106235e25a4c5ed35098aa0a61a3ee9c9b18d197f398b0e4206cea9acf9c197",
                TypeHash.of(new TypeDescription(TIME, List.of())));
    }

    @Test
    void theCanonicalTextIsThatOfRosidl() {
        IndividualTypeDescription top =
                type("a_msgs/msg/Top", field("stamp", "builtin_interfaces/Time"), field("names", "string<=5[<=3]"));
        assertEquals(
                "{\"type_description\": {\"type_name\": \"a_msgs/msg/Top\", \"fields\": [{\"name\": \"stamp\", \"type\": "
                        + "{\"type_id\": 1, \"capacity\": 0, \"string_capacity\": 0, \"nested_type_name\": "
                        + "\"builtin_interfaces/msg/Time\"}}, {\"name\": \"names\", \"type\": {\"type_id\": 117, "
                        + "\"capacity\": 3, \"string_capacity\": 5, \"nested_type_name\": \"\"}}]}, "
                        + "\"referenced_type_descriptions\": [{\"type_name\": \"builtin_interfaces/msg/Time\", \"fields\": ["
                        + "{\"name\": \"sec\", \"type\": {\"type_id\": 6, \"capacity\": 0, \"string_capacity\": 0, "
                        + "\"nested_type_name\": \"\"}}, {\"name\": \"nanosec\", \"type\": {\"type_id\": 7, \"capacity\": 0, "
                        + "\"string_capacity\": 0, \"nested_type_name\": \"\"}}]}]}",
                CanonicalText.of(new TypeDescription(top, List.of(TIME))));
    }

    @Test
    void aTypeWithoutMembersHasThePlaceholder() {
        String text = CanonicalText.of(new TypeDescription(type("std_msgs/msg/Empty"), List.of()));
        assertTrue(text.contains("\"structure_needs_at_least_one_member\", \"type\": {\"type_id\": 3,"), text);
    }

    @Test
    void defaultsConstantsAndKeysHaveNoPartInIt() {
        Field plain = field("x", "int32");
        Field rich = new Field("x", FieldType.of(BaseType.INT32), "5", true);
        IndividualTypeDescription one = new IndividualTypeDescription("a_msgs/msg/A", List.of(plain), List.of());
        IndividualTypeDescription other = new IndividualTypeDescription(
                "a_msgs/msg/A", List.of(rich), List.of(new Constant("C", FieldType.of(BaseType.INT8), "1")));
        assertEquals(hash(one), hash(other));
        assertNotEquals(hash(one), hash(type("a_msgs/msg/A", field("y", "int32"))));
    }

    @Test
    void publishedDescriptionsHaveTheirPublishedHashes() throws IOException {
        Path file = Corpus.need(TypeHashTest.class, "rihs01/descriptions.jsonl");
        List<String> wrong = new ArrayList<>();
        int count = 0;
        for (String line : Files.readAllLines(file)) {
            Map<?, ?> entry = (Map<?, ?>) Json.parse(line);
            if (!TypeHash.of(Descriptions.of((Map<?, ?>) entry.get("description")))
                    .equals(entry.get("hash"))) {
                wrong.add(String.valueOf(entry.get("type")));
            }
            count++;
        }
        assertEquals(List.of(), wrong);
        assertTrue(count > 0, "the file is empty");
    }

    private static String hash(IndividualTypeDescription type) {
        return TypeHash.of(new TypeDescription(type, List.of()));
    }

    private static IndividualTypeDescription type(String name, Field... fields) {
        return new IndividualTypeDescription(name, List.of(fields), List.of());
    }

    private static Field field(String name, String type) {
        return new Field(name, FieldType.parse(type, "a_msgs"), "", false);
    }
}
