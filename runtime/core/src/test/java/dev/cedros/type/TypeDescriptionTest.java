package dev.cedros.type;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class TypeDescriptionTest {
    private static final IndividualTypeDescription POINT =
            type("a_msgs/msg/Point", field("x", "float64", false), field("y", "float64", false));
    private static final IndividualTypeDescription PART =
            type("a_msgs/msg/Part", field("id", "int32", true), field("label", "string", false));

    @Test
    void referencedTypesAreSortedByCodePoint() {
        IndividualTypeDescription underscore = type("a_msgs/msg/A_B");
        IndividualTypeDescription lower = type("a_msgs/msg/Ab");
        IndividualTypeDescription upper = type("a_msgs/msg/AZ");
        TypeDescription description = new TypeDescription(type("a_msgs/msg/Top"), List.of(lower, underscore, upper));
        assertEquals(List.of(upper, underscore, lower), description.referenced());
    }

    @Test
    void theKeyKeepsKeyMembersAndWholeStructsWithoutKeys() {
        IndividualTypeDescription top = type(
                "a_msgs/msg/Top",
                field("name", "string", true),
                field("part", "a_msgs/Part", true),
                field("where", "a_msgs/Point", true),
                field("rest", "float64[]", false));
        TypeDescription key = new TypeDescription(top, List.of(POINT, PART)).keyOnly();
        assertEquals(
                List.of("name", "part", "where"),
                key.type().fields().stream().map(Field::name).toList());
        assertEquals(1, key.referenced("a_msgs/msg/Part").fields().size());
        assertEquals(2, key.referenced("a_msgs/msg/Point").fields().size());
    }

    @Test
    void theKeyLeavesOutTypesItDoesNotReach() {
        IndividualTypeDescription top =
                type("a_msgs/msg/Top", field("id", "int32", true), field("where", "a_msgs/Point", false));
        assertEquals(
                List.of(), new TypeDescription(top, List.of(POINT)).keyOnly().referenced());
    }

    @Test
    void namesHaveThreeParts() {
        assertEquals("a_msgs/msg/Point", RosTypeName.parse("a_msgs/Point").toString());
        assertEquals("a_msgs/srv/Add", RosTypeName.parse("a_msgs/Add", "srv").toString());
        assertEquals(
                "a_msgs/srv/Add_Request",
                RosTypeName.parse("a_msgs/srv/Add").derived("Request").toString());
        for (String wrong : List.of("Point", "A/Point", "a_/Point", "a__b/Point", "a/topic/Point", "a/msg/point", "")) {
            assertThrows(TypeSyntaxException.class, () -> RosTypeName.parse(wrong), wrong);
        }
    }

    private static IndividualTypeDescription type(String name, Field... fields) {
        return new IndividualTypeDescription(name, List.of(fields), List.of());
    }

    private static Field field(String name, String type, boolean key) {
        return new Field(name, FieldType.parse(type, "a_msgs"), "", key);
    }
}
