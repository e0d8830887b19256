package dev.cedros.type;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FieldTypeTest {
    @ParameterizedTest(name = "{0} has type id {1}")
    @CsvSource({
        "int8, 2, 0, 0, ''",
        "uint8, 3, 0, 0, ''",
        "char, 3, 0, 0, ''",
        "bool, 15, 0, 0, ''",
        "byte, 16, 0, 0, ''",
        "string, 17, 0, 0, ''",
        "wstring, 18, 0, 0, ''",
        "string<=5, 21, 0, 5, ''",
        "wstring<=5, 22, 0, 5, ''",
        "float64[9], 59, 9, 0, ''",
        "int32[<=3], 102, 3, 0, ''",
        "float32[], 154, 0, 0, ''",
        "string<=5[<=3], 117, 3, 5, ''",
        "wstring<=2[], 166, 0, 2, ''",
        "geometry_msgs/Point, 1, 0, 0, geometry_msgs/msg/Point",
        "geometry_msgs/msg/Point[4], 49, 4, 0, geometry_msgs/msg/Point",
        "Point[], 145, 0, 0, own_msgs/msg/Point",
    })
    void readsWhatDefinitionsSpell(String text, int typeId, long capacity, long stringCapacity, String nested) {
        FieldType type = FieldType.parse(text, "own_msgs");
        assertEquals(typeId, type.typeId());
        assertEquals(capacity, type.capacity());
        assertEquals(stringCapacity, type.stringCapacity());
        assertEquals(nested, type.nestedTypeName());
        assertEquals(type, FieldType.parse(type.toString(), "other"), "what it prints is read back");
    }

    @ParameterizedTest(name = "{0} is refused")
    @CsvSource(
            delimiter = '|',
            value = {
                "float46 | Did you mean 'float64'?",
                "int | Did you mean 'int32'?",
                "double | Did you mean 'float64'?",
                "time | Did you mean 'builtin_interfaces/Time'?",
                "Int32 [ | is not a ROS type",
                "'' | is not a ROS type",
                "int32<=5 | Only string and wstring have a length",
                "int32[<=] | has no number",
                "int32[0] | Use one from 1",
                "string<=0 | Use one from 1",
                "int32[99999999999] | Use one from 1",
                "int32[-1] | is not a ROS type",
                "int32[][] | is not a ROS type",
                "Bad_msgs/Point | is not a ROS package name",
                "a/b/c/D | is not a full ROS type name",
                "a_msgs/point | is not a ROS type name",
            })
    void saysWhatIsWrong(String text, String problem) {
        TypeSyntaxException e =
                assertThrows(TypeSyntaxException.class, () -> FieldType.parse(text == null ? "" : text, "own_msgs"));
        assertTrue(e.problem().contains(problem), e.problem());
    }
}
