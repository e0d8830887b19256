package dev.cedros.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values as Java literals. */
class ConstantsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "bool A=True | boolean A = true",
                "bool A=0 | boolean A = false",
                "int8 A=-128 | byte A = -128",
                "byte A=255 | int A = 255",
                "char A=0x41 | int A = 65",
                "uint16 A=65535 | int A = 65535",
                "int32 A=-2147483648 | int A = -2147483648",
                "uint32 A=4294967295 | long A = 4294967295L",
                "int64 A=-9223372036854775808 | long A = -9223372036854775808L",
                "uint64 A=18446744073709551615 | long A = 0xffffffffffffffffL",
                "float32 A=nan | float A = Float.NaN",
                "float64 A=-inf | double A = Double.NEGATIVE_INFINITY",
                "float32 A=+1 | float A = 1.0f",
                "float32 A=.5e-3 | float A = 0.5e-3f",
                "float64 A=5. | double A = 5.0",
                "float64 A=1E5 | double A = 1.0e5",
                "float32 A=-1e-60 | float A = -0.0f",
                "float64 A=-0 | double A = -0.0",
                "string A=plain text | String A = \"plain text\"",
                "string A='it\\'s \"x\" \\\\' | String A = \"it's \\\"x\\\" \\\\\"",
                "string A=\"# no comment\" | String A = \"# no comment\"",
                "wstring A=\"h\u00f6\u30cf\" | String A = \"h\\u00f6\\u30cf\"",
                "string A=\"a\\tb\\nc\" | String A = \"a\\tb\\nc\"",
            })
    void spellsThem(String definition, String expected) {
        String source = Imported.source("a/msg/T", definition);
        String declaration = source.lines()
                .filter(line -> line.contains("public static final"))
                .findFirst()
                .orElseThrow()
                .strip();
        assertEquals("public static final " + expected + ";", declaration);
    }

    @Test
    void spellsWhatHasNoDigitsWithoutHiddenClasses() {
        String source = Imported.source(
                Imported.result(
                        "a/msg/T", "int32 java\nfloat32 A=nan\nfloat64 B=-inf", "a/msg/Float", "", "a/msg/Double", ""),
                "T");
        assertTrue(source.contains("float A = 0.0f / 0.0f;"), source);
        assertTrue(source.contains("double B = -1.0 / 0.0;"), source);
    }
}
