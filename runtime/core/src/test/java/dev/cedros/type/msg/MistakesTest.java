package dev.cedros.type.msg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every message of the parser, whole. */
class MistakesTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "float46 x | 1 | unknown type 'float46'. Did you mean 'float64'?",
                "int x | 1 | unknown type 'int'. Did you mean 'int32'?",
                "time stamp | 1 | unknown type 'time'. Did you mean 'builtin_interfaces/Time'?",
                "Float64[] | 10 | expected a name after the type 'Float64[]'.",
                "foo int32 | 1 | expected the type before the name. Did you mean 'int32 foo'?",
                "geometry_msgs/point p | 1 | "
                        + "'point' is not a ROS type name. Begin with an upper-case letter and use letters and "
                        + "digits. Did you mean 'geometry_msgs/Point'?",
                "Geometry_msgs/Point p | 1 | "
                        + "'Geometry_msgs' is not a ROS package name. Use lower-case letters, digits and single "
                        + "underscores, beginning with a letter. Did you mean 'geometry_msgs/Point'?",
                "geometry_msgs.Point p | 1 | "
                        + "'geometry_msgs.Point' is not a ROS type. Write it as in a .msg file, such as "
                        + "float64, string<=10, uint8[16], int32[<=5] or geometry_msgs/Point[]. Did you mean "
                        + "'geometry_msgs/Point'?",
                "geometry_msgs::msg::Point p | 1 | "
                        + "'geometry_msgs::msg::Point' is not a ROS type. Write it as in a .msg file, such as "
                        + "float64, string<=10, uint8[16], int32[<=5] or geometry_msgs/Point[]. Did you mean "
                        + "'geometry_msgs/msg/Point'?",
                "a/b/c/D p | 1 | 'a/b/c/D' is not a full ROS type name. Write it as package/msg/Name.",
                "// comment | 1 | expected '#' before a comment.",
                "int32 x // comment | 9 | '// comment' is no whole number. Comments begin with '#'.",
                "bool  # comment | 5 | expected a name after the type 'bool'.",
                "bool | 5 | expected a name after the type 'bool'.",
                "int32[3 x | 6 | expected a ']' after this '['.",
                "int32[3]x | 9 | expected a space between the type and the name.",
                "int32[0] x | 7 | 'int32[0]' has the length 0. Use one from 1 to 4294967295.",
                "int32[max] x | 1 | "
                        + "'int32[max]' is not a ROS type. Write it as in a .msg file, such as float64, "
                        + "string<=10, uint8[16], int32[<=5] or geometry_msgs/Point[].",
                "int32[<=] x | 9 | 'int32[<=]' has no number after <=.",
                "int32<=5 x | 6 | "
                        + "'int32<=5' bounds the length of int32. Only string and wstring have a length; a "
                        + "bounded sequence is written int32[<=5].",
                "string<= s | 9 | 'string<=' has no number after <=.",
                "string<=0 s | 9 | 'string<=0' has the length 0. Use one from 1 to 4294967295.",
                "bool] foo | 1 | "
                        + "'bool]' is not a ROS type. Write it as in a .msg file, such as float64, string<=10, "
                        + "uint8[16], int32[<=5] or geometry_msgs/Point[].",
                "Ty_pe foo | 1 | "
                        + "'Ty_pe' is not a ROS type name. Begin with an upper-case letter and use letters and "
                        + "digits.",
                "=5 | 1 | expected a type such as float64, string<=10, uint8[16] or geometry_msgs/Point.",
                "int32 =5 | 6 | expected a name after the type 'int32'.",
                "int32 frameId | 7 | "
                        + "'frameId' cannot be the name of a field. Use lower-case letters, digits and single "
                        + "underscores, beginning with a letter. Did you mean 'frame_id'?",
                "int32 frame-id | 7 | "
                        + "'frame-id' cannot be the name of a field. Use lower-case letters, digits and single "
                        + "underscores, beginning with a letter. Did you mean 'frame_id'?",
                "int32 _x | 7 | "
                        + "'_x' cannot be the name of a field. Use lower-case letters, digits and single "
                        + "underscores, beginning with a letter. Did you mean 'x'?",
                "int32 x_ | 7 | "
                        + "'x_' cannot be the name of a field. Use lower-case letters, digits and single "
                        + "underscores, beginning with a letter. Did you mean 'x'?",
                "int32 a__b | 7 | "
                        + "'a__b' cannot be the name of a field. Use lower-case letters, digits and single "
                        + "underscores, beginning with a letter. Did you mean 'a_b'?",
                "int32 1x | 7 | "
                        + "'1x' cannot be the name of a field. Use lower-case letters, digits and single "
                        + "underscores, beginning with a letter.",
                "int32 größe | 7 | "
                        + "'größe' cannot be the name of a field. Use lower-case letters, digits and single "
                        + "underscores, beginning with a letter.",
                "int32 FOO 1 | 7 | "
                        + "'FOO' cannot be the name of a field. Use lower-case letters, digits and single "
                        + "underscores, beginning with a letter. Did you mean 'foo'? A constant has '=' before "
                        + "its value.",
                "int32 foo=1 | 7 | "
                        + "'foo' cannot be the name of a constant. Use upper-case letters, digits and single "
                        + "underscores, beginning with a letter. Did you mean 'FOO'? The default value of a "
                        + "field stands after its name without '='.",
                "int32 FOO_=1 | 7 | "
                        + "'FOO_' cannot be the name of a constant. Use upper-case letters, digits and single "
                        + "underscores, beginning with a letter. Did you mean 'FOO'?",
                "bool FOO= # c | 11 | expected a value of type bool after '='.",
                "Point P=1 | 1 | "
                        + "expected the type of a constant, which is a single number, bool or string; "
                        + "'a_msgs/msg/Point' is none of these.",
                "int32[] P=[1] | 1 | "
                        + "expected the type of a constant, which is a single number, bool or string; 'int32[]' "
                        + "is none of these.",
                "uint8 x 256 | 9 | '256' is out of the range of uint8, 0..255.",
                "uint8 X=-1 | 9 | '-1' is out of the range of uint8, 0..255.",
                "bool x yes | 8 | 'yes' is neither true nor false.",
                "float32 x 1,5 | 11 | '1,5' is no number.",
                "int32 x 5.0 | 9 | '5.0' is no whole number.",
                "int32 x 1; | 9 | '1;' is no whole number. A line has no ';' at its end.",
                "int32 x; | 7 | "
                        + "'x;' cannot be the name of a field. Use lower-case letters, digits and single "
                        + "underscores, beginning with a letter. A line has no ';' at its end.",
                "string<=3 s 'four' | 13 | ''four'' is longer than the bound of string<=3.",
                "string s \"a\" b\" | 13 | '\"a\" b\"' goes on after the closing quote. Write quotes inside as \\\".",
                "int32[2] x [1, 2, 3] | 12 | '[1, 2, 3]' has 3 elements, which does not fit int32[2].",
                "int32[] x 5 | 11 | '5' is not a list. Write the elements as [1, 2, 3].",
                "int32[] x [1, y] | 15 | '[1, y]' has y, which is no whole number.",
                "Point p 5 | 9 | a nested message has no default value of its own.",
            })
    void saysWhatIsExpectedAndWhere(String text, int column, String problem) {
        assertEquals("Imu.msg:2:" + column + ": " + problem, Mistake.of("Imu.msg", "\n" + text + "\nint32 other"));
    }

    @Test
    void aNameStandsForOneMember() {
        assertEquals(
                "Imu.msg:3:1: 'a' is already defined in line 1. Give one of the two another name.",
                Mistake.of("Imu.msg", "int32 a\nint32 b\nint32 a"));
        assertEquals(
                "Imu.msg:2:3: 'A' is already defined in line 1. Give one of the two another name.",
                Mistake.of("Imu.msg", "uint8 A=1\n  uint8 A=1"));
    }

    @Test
    void partsAreCounted() {
        assertEquals(
                "Imu.msg:2:1: expected no '---' in a message. A definition with one is a service, with two an action.",
                Mistake.of("Imu.msg", "int32 a\n---\nint32 b"));
        assertEquals(
                "Add.srv:2:8: expected a line '---' between request and response.", Mistake.of("Add.srv", "\nint32 a"));
        assertEquals(
                "Add.srv:3:2: expected one '---' only, between request and response."
                        + " A definition with two is an action.",
                Mistake.of("Add.srv", "---\n\n ---\n"));
        assertEquals(
                "Dock.action:2:1: expected two lines '---', between goal and result and between result and feedback.",
                Mistake.of("Dock.action", "---\n"));
        assertEquals(
                "Dock.action:3:1: expected two '---' only, between goal, result and feedback.",
                Mistake.of("Dock.action", "---\n---\n---\n"));
        assertEquals(
                "Add.srv:1:4: expected nothing but a comment after '---', which stands on a line alone.",
                Mistake.of("Add.srv", "----\n"));
    }

    @Test
    void placesAreThoseOfEditors() {
        assertTrue(Mistake.of("Imu.msg", "\uFEFFint33 x").startsWith("Imu.msg:1:1: "));
        assertTrue(Mistake.of("Imu.msg", "int32 a\r\n\t int33 x").startsWith("Imu.msg:2:3: "));
        assertTrue(Mistake.of("Imu.msg", "int32 a\rint32 b\fint33 x").startsWith("Imu.msg:2:9: "));
        assertTrue(Mistake.of("Imu.msg", "# \ud83e\udd16\nuint8 x 256").startsWith("Imu.msg:2:9: "));
        assertTrue(Mistake.of("Add.srv", "int32 a\n---\nint33 x").startsWith("Add.srv:3:1: "));
    }

    @Test
    void whatIsQuotedIsCut() {
        String endless = "x".repeat(100_000);
        for (String text : List.of(
                endless + " a",
                "P" + endless + "/Q a",
                "P" + endless + " P=1",
                "p" + endless + "<=5 a",
                "p" + endless + ".Q a",
                "int32 " + endless + "__",
                "int32 a " + endless,
                "int32[] a [" + endless + "]",
                "int32[" + "9".repeat(100_000) + "] a",
                "string S='" + endless + "' '",
                "string<=" + "9".repeat(100_000) + " a",
                "uint8 X=" + "9".repeat(100_000))) {
            String message = Mistake.of("Imu.msg", text);
            assertTrue(message.length() < 600, () -> message.length() + ": " + message.substring(0, 600));
        }
    }
}
