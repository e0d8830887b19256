package dev.cedros.cdr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cedros.error.InvalidMessageException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WstringTest {
    private static final CdrOptions FOUR = CdrOptions.DEFAULT;
    private static final CdrOptions TWO = CdrOptions.DEFAULT.withWstringForm(WstringForm.TWO_BYTE_UNITS);

    private static String written(String value, CdrOptions options) {
        CdrWriter out = CdrWriter.growing(options);
        out.writeWstring(value);
        return HexFormat.of().formatHex(out.toByteArray());
    }

    private static CdrReader body(String hex, CdrOptions options) {
        return CdrReader.of(HexFormat.of().parseHex(hex), options);
    }

    private static CdrException refused(String hex, CdrOptions options, int bound) {
        return assertThrows(CdrException.class, () -> body(hex, options).readWstring(bound));
    }

    @Test
    void writesUnitsInTheFormOfTheOptions() {
        assertEquals("00000000", written("", FOUR));
        assertEquals("00000000", written("", TWO));
        assertEquals("02000000" + "68000000" + "e9000000", written("hé", FOUR));
        assertEquals("04000000" + "6800" + "e900", written("hé", TWO));
        assertEquals("02000000" + "3ed80000" + "16dd0000", written("🤖", FOUR), "a pair is two units");
        assertEquals("04000000" + "3ed8" + "16dd", written("🤖", TWO));
        assertEquals("01000000" + "00000000", written("\0", FOUR));
    }

    @Test
    void unpairedSurrogatesPassBothWays() {
        for (CdrOptions options : List.of(FOUR, TWO)) {
            for (String value : List.of("\ud800", "\udc00\ud800", "a\udfff")) {
                assertEquals(value, body(written(value, options), options).readWstring());
            }
        }
    }

    @Test
    void aUnitBeyondSixteenBitsBecomesAPair() {
        assertEquals(
                "a🤖b",
                body("03000000" + "61000000" + "16f90100" + "62000000", FOUR).readWstring());
        assertEquals("\udbff\udfff", body("01000000" + "ffff1000", FOUR).readWstring());
        assertEquals(
                "\uffff\ud800\udc00",
                body("02000000" + "ffff0000" + "00000100", FOUR).readWstring());
    }

    @ParameterizedTest
    @CsvSource({"00001100, U+110000", "ffffffff, U+FFFFFFFF", "00000080, U+80000000", "ffff1100, U+11FFFF"})
    void aUnitBeyondUnicodeIsAnError(String unit, String shown) {
        CdrException e = refused("02000000" + "61000000" + unit, FOUR, 100);
        assertEquals("wstring-unit", e.code());
        assertEquals("byte 8 of 12: the wstring unit " + shown + " is beyond U+10FFFF.", e.getMessage());
    }

    @Test
    void anOddLengthInBytesIsAnError() {
        CdrException e = refused("03000000" + "61006200", TWO, 100);
        assertEquals("wstring-length", e.code());
        assertEquals(4, e.offset());
        assertEquals("wstring length in bytes 3 is odd. Is it in four-byte units?", e.problem());
        assertThrows(
                CdrException.class, () -> body("03000000" + "61006200", TWO).skipWstring());
    }

    @ParameterizedTest
    @CsvSource({"ffffffff, 4294967295", "ffffff7f, 2147483647", "00000040, 1073741824", "05000000, 5", "02000000, 2"})
    void lengthsInFourByteUnitsAreUnsignedAndChecked(String length, String shown) {
        CdrException e = refused(length + "61000000", FOUR, 100);
        assertEquals("wstring-length", e.code());
        assertEquals(4, e.offset());
        assertEquals("wstring length of four-byte units " + shown + " exceeds the 4 bytes left.", e.problem());
        assertThrows(CdrException.class, () -> body(length + "61000000", FOUR).skipWstring());
    }

    @ParameterizedTest
    @CsvSource({"feffffff, 4294967294", "feffff7f, 2147483646", "06000000, 6"})
    void lengthsInBytesAreUnsignedAndChecked(String length, String shown) {
        CdrException e = refused(length + "61000000", TWO, 100);
        assertEquals("wstring-length", e.code());
        assertEquals("wstring length in bytes " + shown + " exceeds the 4 bytes left.", e.problem());
    }

    @Test
    void boundsCountUtf16Units() {
        for (CdrOptions options : List.of(FOUR, TWO)) {
            CdrWriter out = CdrWriter.growing(options);
            out.writeWstring("a🤖", 3);
            out.writeWstring("", 0);
            CdrReader in = CdrReader.of(out.toByteArray(), options);
            assertEquals("a🤖", in.readWstring(3));
            assertEquals("", in.readWstring(0));

            InvalidMessageException e = assertThrows(
                    InvalidMessageException.class,
                    () -> CdrWriter.growing(options).writeWstring("a🤖", 2));
            assertEquals("wstring-bound", e.code());
            assertEquals("has 3 UTF-16 units; the bound is 2. Give fewer.", e.getMessage());
            CdrException read = refused(written("a🤖", options), options, 2);
            assertEquals("wstring-bound", read.code());
            assertEquals(
                    "byte 4 of " + read.length() + ": a wstring of 3 UTF-16 units exceeds the bound 2.",
                    read.getMessage());
        }
        assertEquals(
                "wstring-bound",
                refused("02000000" + "61000000" + "16f90100", FOUR, 2).code(),
                "a unit that is a pair");
    }

    @Test
    void elementErrorsNameTheElement() {
        String[] values = {"ab", null, "abc"};
        for (Runnable attempt : List.<Runnable>of(
                () -> CdrWriter.growing().writeWstringArray(values),
                () -> CdrWriter.growing().writeWstringList(Arrays.asList(values)),
                () -> CdrSize.wstrings(0, values, FOUR),
                () -> CdrSize.wstrings(0, Arrays.asList(values), FOUR))) {
            InvalidMessageException e = assertThrows(InvalidMessageException.class, attempt::run);
            assertEquals("null-member", e.code());
            assertEquals("[1]", e.member());
        }
        values[1] = "c";
        for (Runnable attempt : List.<Runnable>of(
                () -> CdrWriter.growing().writeWstringArray(values, 2),
                () -> CdrWriter.growing().writeWstringList(Arrays.asList(values), 2))) {
            InvalidMessageException e = assertThrows(InvalidMessageException.class, attempt::run);
            assertEquals("wstring-bound", e.code());
            assertEquals("[2]", e.member());
        }
        CdrWriter out = CdrWriter.growing();
        out.writeWstringArray(values);
        byte[] bytes = out.toByteArray();
        for (Runnable attempt : List.<Runnable>of(
                () -> CdrReader.of(bytes).readWstringArray(3, 2),
                () -> CdrReader.of(bytes).readWstringList(3, 2))) {
            CdrException e = assertThrows(CdrException.class, attempt::run);
            assertEquals("wstring-bound", e.code());
            assertEquals("[2]", e.member());
        }
        for (Runnable attempt : List.<Runnable>of(
                () -> CdrWriter.growing().writeWstring(null),
                () -> CdrWriter.growing().writeWstringArray(null),
                () -> CdrWriter.growing().writeWstringList(null),
                () -> CdrSize.wstring(0, null, FOUR),
                () -> CdrSize.wstrings(0, (String[]) null, FOUR),
                () -> CdrSize.wstrings(0, (List<String>) null, FOUR))) {
            InvalidMessageException e = assertThrows(InvalidMessageException.class, attempt::run);
            assertEquals("null-member", e.code());
            assertEquals(null, e.member());
        }
    }

    @Test
    void skippingFollowsTheForm() {
        CdrReader four = body("02000000" + "00000000" + "ffffffff" + "07000000", FOUR);
        four.skipWstring();
        assertEquals(7, four.readInt32());
        CdrReader two = body("04000000" + "00000000" + "07000000", TWO);
        two.skipWstring();
        assertEquals(7, two.readInt32());
    }
}
