package dev.cedros.type;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DefaultValueTest {
    @ParameterizedTest(name = "{0} of {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "uint8 | 255 | 255",
                "byte | 0xFF | 255",
                "int8 | -128 | -128",
                "uint64 | 18446744073709551615 | -1",
                "int64 | -9223372036854775808 | -9223372036854775808",
                "int32 | 0b101 | 5",
                "int32 | 0o17 | 15",
                "int32 | +7 | 7",
                "bool | true | true",
                "bool | 0 | false",
                "bool | TrUe | true",
                "bool | FALSE | false",
                "int64 | 1_000_000 | 1000000",
                "uint8 | 007 | 7",
                "int16 | -0x8000 | -32768",
                "uint64 | 0xFFFFFFFFFFFFFFFF | -1",
                "uint8 | 00000000000000000000000000000000000000000000000000000000000000000000000000000000005 | 5",
                "float64 | 1e3 | 1000.0",
                "float64 | +.5E+2 | 50.0",
                "float64 | 1_0.2_5 | 10.25",
                "float64 | -Infinity | -Infinity",
                "float64 | 0 | 0.0",
                "float64 | .5 | 0.5",
                "float64 | 1. | 1.0",
                "float64 | -1.5e-3 | -0.0015",
                "float32 | 0.1 | 0.10000000149011612",
                "float64 | nan | NaN",
                "float32 | -inf | -Infinity",
                "string | \"a # b\" | a # b",
                "string | 'it\\'s' | it's",
                "string | plain text | plain text",
                "string | 'abc | 'abc",
                "string | 'fo'o | 'fo'o",
                "string | \"foo' | \"foo'",
                "string | \"it's\" | it's",
                "string | 'say \"hi\"' | say \"hi\"",
                "string | \"tab\\tq\\x41\\u00e9\\101\\q\\\\\" | tab\tqAéA\\q\\",
                "string | a\\nb | a\\nb",
                "string | \"\" | ``",
                "string<=3 | 'abc' | abc",
                "int32[] | [1, -2,3] | [1, -2, 3]",
                "int32[] | [] | []",
                "bool[2] | [true, false] | [true, false]",
                "string[<=2] | [\"a, b\", 'c'] | [a, b, c]",
            })
    void readsValues(String type, String text, String expected) {
        assertEquals(expected, String.valueOf(DefaultValue.parse(FieldType.parse(type, "a_msgs"), text)));
    }

    @Test
    void elementsKeepTheirKind() {
        Object value = DefaultValue.parse(FieldType.parse("string[]", "a_msgs"), "[\"a, b\", 'c']");
        assertEquals(List.of("a, b", "c"), value);
    }

    @ParameterizedTest(name = "{0} has no {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "uint8 | 256 | out of the range of uint8, 0..255",
                "uint8 | -1 | out of the range",
                "int8 | 1.5 | is no whole number",
                "int8 | - | is no whole number",
                "int32 | --5 | is no whole number",
                "bool | yes | neither true nor false",
                "float64 | 1d | is no number",
                "float32 | 1e39 | out of the range of float32",
                "string<=3 | 'abcd' | longer than the bound",
                "string | 'abc\\' | no closing",
                "uint8 | 0x | is no whole number",
                "uint8 | 1__0 | is no whole number",
                "uint8 | _1 | is no whole number",
                "int8 | 0b102 | is no whole number",
                "float64 | . | is no number",
                "float64 | 1e | is no number",
                "float64 | 0x1p3 | is no number",
                "float64 | '' | is no number",
                "float64 | 1e400 | out of the range of float64",
                "float32[] | [1, x] | has x, which is no number",
                "string[] | ['a] | no closing",
                "string | 'a' b' | goes on after the closing quote",
                "int32[2] | [1] | 1 elements, which does not fit int32[2]",
                "int32[<=2] | [1,2,3] | 3 elements",
                "int32[] | 5 | is not a list",
                "int32[] | [1;2] | is no whole number",
                "a_msgs/Point | 1 | no default value",
            })
    void refusesValues(String type, String text, String problem) {
        TypeSyntaxException e = assertThrows(
                TypeSyntaxException.class, () -> DefaultValue.parse(FieldType.parse(type, "a_msgs"), text));
        assertTrue(e.problem().contains(problem), e.problem());
    }

    @Test
    void halfAPairHasNoUtf8() {
        TypeSyntaxException e = assertThrows(
                TypeSyntaxException.class, () -> DefaultValue.parse(FieldType.of(BaseType.STRING), "a\ud800"));
        assertTrue(e.problem().contains("unpaired surrogate"), e.problem());
        assertEquals("a\ud800", DefaultValue.parse(FieldType.of(BaseType.WSTRING), "a\ud800"));
    }
}
