package dev.cedros.type.msg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.type.Constant;
import dev.cedros.type.DefaultValue;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DefinitionParserTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "int32 x | int32 | x",
                "char c | uint8 | c",
                "float64[9] covariance | float64[9] | covariance",
                "int32[<=5] few | int32[<=5] | few",
                "string<=10 name | string<=10 | name",
                "wstring<=3[<=2] names | wstring<=3[<=2] | names",
                "string <= 10 [ <= 3 ] names | string<=10[<=3] | names",
                "uint8 [ 16 ] id | uint8[16] | id",
                "Point p | a_msgs/msg/Point | p",
                "geometry_msgs/Point[] p | geometry_msgs/msg/Point[] | p",
                "geometry_msgs/msg/Point p | geometry_msgs/msg/Point | p",
                "Header header | a_msgs/msg/Header | header",
                "uint8 class | uint8 | class",
                "int32 default | int32 | default",
                "bool null | bool | null",
                "uint8 hash_code2 | uint8 | hash_code2",
            })
    void readsFields(String text, String type, String name) {
        assertEquals(new Field(name, FieldType.parse(type, "a_msgs"), "", false), Parsed.field(text));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "byte b 255 | 255 | 255",
                "uint8 x 0x10 | 0x10 | 16",
                "int8 n -5# minus five | -5 | -5",
                "float32 f -1.5e-3 | -1.5e-3 | -0.001500000013038516",
                "bool b true | true | true",
                "string s \"a # b\" # c | \"a # b\" | a # b",
                "string s plain text # c | plain text | plain text",
                "string s \"a=b\" | \"a=b\" | a=b",
                "string<=22 s \"Hello world!\" | \"Hello world!\" | Hello world!",
                "string s 'x' | 'x' | x",
                "string s \"open # comment | \"open | \"open",
                "string s \"it\\\"s\" | \"it\\\"s\" | it\"s",
                "wstring s \"\u30cf\u30ed\u30fc\" | \"\u30cf\u30ed\u30fc\" | \u30cf\u30ed\u30fc",
                "int32[] x [1, 2, 3] | [1, 2, 3] | [1, 2, 3]",
                "float64[3] x [.5, 1., 1e3]#c | [.5, 1., 1e3] | [0.5, 1.0, 1000.0]",
                "string[] s [\"a#b\", 'c # d', e] # [f] | [\"a#b\", 'c # d', e] | [a#b, c # d, e]",
                "string[<=2] s ['it', \"a, b\"] | ['it', \"a, b\"] | [it, a, b]",
            })
    void readsDefaultValues(String text, String spelled, String value) {
        Field field = Parsed.field(text);
        assertEquals(spelled, field.defaultValue());
        assertEquals(value, String.valueOf(DefaultValue.parse(field.type(), field.defaultValue())));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "bool A=true | A | true | true",
                "float32 B=-1.5e-3 | B | -1.5e-3 | -0.001500000013038516",
                "float64 C=.5 | C | .5 | 0.5",
                "float64 D=1. | D | 1. | 1.0",
                "uint8 H=0x1F | H | 0x1F | 31",
                "int8 N=-5 | N | -5 | -5",
                "uint8 X   =   7  # seven | X | 7 | 7",
                "uint8 X= 7 | X | 7 | 7",
                "uint16 O_2=0o17#c | O_2 | 0o17 | 15",
                "uint64 BIG=18446744073709551615 | BIG | 18446744073709551615 | -1",
                "char C='a' | - | - | -",
                "string S=\"x # y\" # z | S | \"x # y\" | x # y",
                "string S=plain text, to the end # z | S | plain text, to the end | plain text, to the end",
                "string S=a=b | S | a=b | a=b",
                "string S='a' | S | 'a' | a",
                "string<=5 S=abc | S | abc | abc",
            })
    void readsConstants(String text, String name, String spelled, String value) {
        if (name.equals("-")) {
            // The type called char is a number.
            assertTrue(Mistake.of("Imu.msg", text).contains("is no whole number"));
            return;
        }
        Constant constant = Parsed.constant(text);
        assertEquals(name, constant.name());
        assertEquals(spelled, constant.value());
        assertEquals(value, String.valueOf(DefaultValue.parse(constant.type(), constant.value())));
    }

    @Test
    void aTextConstantMayBeEmpty() {
        assertEquals("", Parsed.constant("string S=").value());
        assertEquals("\"\"", Parsed.constant("string S=\"\" # nothing").value());
        assertEquals("\"\"", Parsed.field("string s \"\"").defaultValue());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "int32 a\nint32 b",
                "int32 a\r\nint32 b\r\n",
                "int32 a\rint32 b\r",
                "\uFEFFint32 a\n\n\nint32 b\n",
                "int32\ta\t\n\tint32\t\tb\t# tab\n",
                "int32 a \f\nint32 b\f",
                "int32 a\fint32 b",
                "int32 a#c\n#\n##\n # x\nint32 b #[deg]",
                "  int32   a  \n  int32   b  ",
                "# °C, ü, \u30cf\ud83e\udd16 \nint32 a # °\nint32 b",
                "int32 a\u2028int32 b",
                "int32 a\u00a0\nint32\u00a0b",
            })
    void whiteSpaceAndCommentsDoNotMatter(String text) {
        List<Field> fields = Parsed.message(text).type().fields();
        assertEquals(List.of("a", "b"), fields.stream().map(Field::name).toList());
        assertTrue(fields.stream().allMatch(field -> field.defaultValue().isEmpty()));
    }

    @Test
    void aTextOfNothingIsAMessageWithoutMembers() {
        for (String text : List.of("", "\n", "# only a comment", "   ", "\uFEFF")) {
            assertTrue(Parsed.message(text).type().fields().isEmpty(), text);
        }
    }

    @Test
    void servicesHaveTwoPartsAndActionsThree() {
        InterfaceDefinition add = Parsed.service("int64 a\nint64 b\n---\nint64 sum\n");
        assertEquals(
                List.of("a_msgs/srv/Add_Request", "a_msgs/srv/Add_Response"),
                add.parts().stream().map(part -> part.type().typeName()).toList());
        assertEquals("sum", add.parts().get(1).type().fields().get(0).name());

        InterfaceDefinition dock = Parsed.action("# goal\nuint8 G=1\n--- # result follows\n  ---  \nfloat32 percent");
        assertEquals(
                List.of("a_msgs/action/Dock_Goal", "a_msgs/action/Dock_Result", "a_msgs/action/Dock_Feedback"),
                dock.parts().stream().map(part -> part.type().typeName()).toList());
        assertEquals("G", dock.parts().get(0).type().constants().get(0).name());
        assertTrue(dock.parts().get(1).type().fields().isEmpty());
        assertEquals(new Position(5, 1), dock.parts().get(2).positions().get("percent"));
    }

    @Test
    void everyPartHasNamesOfItsOwn() {
        InterfaceDefinition add = Parsed.service("uint8 A=1\nint64 a\n---\nuint8 A=2\nint64 a\n");
        assertEquals("2", add.parts().get(1).type().constants().get(0).value());
    }

    @Test
    void positionsAreThoseOfEditors() {
        MessageDefinition definition = Parsed.message("\uFEFFint32 a\r\n\r\n  int32 b\n\tuint8 C=1\rint32 d\fint32 e");
        assertEquals(new Position(1, 1), definition.positions().get("a"));
        assertEquals(new Position(3, 3), definition.positions().get("b"));
        assertEquals(new Position(4, 2), definition.positions().get("C"));
        assertEquals(new Position(5, 1), definition.positions().get("d"));
        assertEquals(new Position(5, 9), definition.positions().get("e"));
    }

    @Test
    void aKeyIsMarkedInTheComment() {
        MessageDefinition definition =
                Parsed.message("int32 a # @key\nint32 b # @key which one\n# @key\nint32 c\nint32 d # no @key\nint32 e");
        List<Field> fields = definition.type().fields();
        assertEquals(
                List.of("a", "b", "c"),
                fields.stream().filter(Field::key).map(Field::name).toList());
        assertFalse(definition.comments().containsKey("a"));
        assertEquals("which one", definition.comments().get("b"));
        assertEquals("no @key", definition.comments().get("d"));
        MessageDefinition first = Parsed.message("# whole\n# @key\nint32 a");
        assertEquals("whole", first.comment());
        assertTrue(first.type().isKeyed());
        assertFalse(Parsed.message("# @key\n\nint32 a").type().isKeyed());
    }
}
