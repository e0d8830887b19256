package dev.cedros.cdr;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cedros.error.InvalidMessageException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StringTest {
    private static String hex(CdrWriter out) {
        return HexFormat.of().formatHex(out.toByteArray());
    }

    private static String written(String value) {
        CdrWriter out = CdrWriter.growing();
        out.writeString(value);
        return hex(out);
    }

    /** Bodies without a header: little-endian by default. */
    private static CdrReader body(String hex) {
        return CdrReader.of(HexFormat.of().parseHex(hex));
    }

    private static CdrException refused(String hex, int bound) {
        return assertThrows(CdrException.class, () -> body(hex).readString(bound));
    }

    @Test
    void writesLengthWithNulAndUtf8() {
        assertEquals("0100000000", written(""));
        assertEquals("03000000" + "616200", written("ab"));
        assertEquals("04000000" + "61006200", written("a\0b"));
        assertEquals("02000000" + "7f00", written("\u007f"));
        assertEquals("03000000" + "c28000", written("\u0080"));
        assertEquals("03000000" + "dfbf00", written("\u07ff"));
        assertEquals("04000000" + "e0a08000", written("\u0800"));
        assertEquals("04000000" + "ed9fbf00", written("\ud7ff"));
        assertEquals("04000000" + "ee808000", written("\ue000"));
        assertEquals("04000000" + "efbfbf00", written("\uffff"));
        assertEquals("05000000" + "f0908080" + "00", written("\ud800\udc00"));
        assertEquals("05000000" + "f48fbfbf" + "00", written("\udbff\udfff"));
        assertEquals("09000000" + "61c3a9f09fa49662" + "00", written("aé🤖b"));
    }

    @Test
    void codesEveryCodePointAsTheJdkDoes() {
        StringBuilder all = new StringBuilder();
        for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
            if (codePoint < Character.MIN_SURROGATE || codePoint > Character.MAX_SURROGATE) {
                all.appendCodePoint(codePoint);
            }
        }
        String value = all.toString();
        CdrWriter out = CdrWriter.growing();
        out.writeString(value);
        byte[] utf8 = value.getBytes(StandardCharsets.UTF_8);
        byte[] bytes = out.toByteArray();
        assertArrayEquals(utf8, Arrays.copyOfRange(bytes, 4, bytes.length - 1));
        assertEquals(value, CdrReader.of(bytes).readString());
        assertEquals(bytes.length, CdrSize.string(0, value));
    }

    @ParameterizedTest
    @CsvSource({
        "00000000, ''", // some senders
        "0100000000, ''",
        "0200000061ff, malformed",
        "03000000616200, ab",
        "02000000616200, ab", // without NUL, the next byte is not looked at
        "0300000061c3a9, aé",
        "05000000f09fa49600, 🤖",
        "04000000efbfbd00, \uFFFD", // a real U+FFFD is no replacement
    })
    void readsWhatSendersWrite(String hex, String expected) {
        if (expected.equals("malformed")) {
            assertEquals("malformed-utf8", refused(hex, 100).code());
        } else {
            assertEquals(expected, body(hex).readString());
        }
    }

    @Test
    void stripsOneNulOnlyAndKeepsThoseInside() {
        assertEquals("a\0b", body("0400000061006200").readString());
        assertEquals("a\0", body("03000000610000").readString());
        assertEquals("\0", body("020000000000").readString());
        assertEquals("a", body("0100000061").readString());
    }

    @Test
    void emptyStringIsShared() {
        assertSame("", body("00000000").readString());
        assertSame("", body("0100000000").readString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "80", // a continuation byte alone
                "c3", // cut
                "c3c3a9", // cut by the next
                "c080", // NUL in two bytes
                "e08080", // overlong
                "eda080", // a surrogate
                "f0808080",
                "f4908080", // beyond U+10FFFF
                "f8888080",
                "fe",
                "ff",
            })
    void malformedUtf8IsAnErrorAtItsFirstByte(String malformed) {
        int bytes = 2 + malformed.length() / 2 + 1;
        String hex = String.format("%02x000000", bytes + 1) + "6162" + malformed + "63" + "00";
        CdrException e = refused(hex, 100);
        assertEquals("malformed-utf8", e.code());
        assertEquals(6, e.offset());
        assertEquals(
                "byte 6 of " + (4 + bytes + 1) + ": a string is not UTF-8 at byte 0x" + malformed.substring(0, 2) + ".",
                e.getMessage());
        CdrReader lenient =
                CdrReader.of(HexFormat.of().parseHex(hex), CdrOptions.DEFAULT.withReplaceMalformedUtf8(true));
        String value = lenient.readString();
        assertEquals(new String(HexFormat.of().parseHex("6162" + malformed + "63"), StandardCharsets.UTF_8), value);
        assertEquals(0, lenient.remaining());
    }

    @Test
    void malformedUtf8IsFoundBehindLongText() {
        byte[] utf8 = ("\uFFFD" + "é".repeat(1000) + "?").getBytes(StandardCharsets.UTF_8);
        utf8[utf8.length - 1] = (byte) 0xFF;
        byte[] bytes = new byte[4 + utf8.length];
        System.arraycopy(utf8, 0, bytes, 4, utf8.length);
        bytes[0] = (byte) utf8.length;
        bytes[1] = (byte) (utf8.length >> 8);
        CdrException e =
                assertThrows(CdrException.class, () -> CdrReader.of(bytes).readString());
        assertEquals(bytes.length - 1, e.offset());
    }

    @ParameterizedTest
    @CsvSource({
        "05000000616263, 5, 3",
        "ffffffff61, 4294967295, 1",
        "ffffff7f, 2147483647, 0",
        "0000008061626364, 2147483648, 4",
    })
    void lengthsAreUnsignedAndChecked(String hex, String length, int left) {
        CdrException e = refused(hex, Integer.MAX_VALUE);
        assertEquals("string-length", e.code());
        assertEquals(4, e.offset());
        assertEquals("string length " + length + " exceeds the " + left + " bytes left.", e.problem());
        assertEquals(
                "string-length",
                assertThrows(CdrException.class, () -> body(hex).skipString()).code());
    }

    @Test
    void boundsCountUtf8BytesWithoutTheNul() {
        CdrWriter out = CdrWriter.growing();
        out.writeString("abcd", 4);
        out.writeString("éé", 4);
        out.writeString("🤖", 4);
        out.writeString("", 0);
        CdrReader in = CdrReader.of(out.toByteArray());
        assertEquals("abcd", in.readString(4));
        assertEquals("éé", in.readString(4));
        assertEquals("🤖", in.readString(4));
        assertEquals("", in.readString(0));
        assertEquals("abcd", body("0400000061626364").readString(4), "without NUL");

        assertTooLong("abcde", 5);
        assertTooLong("ééa", 5);
        assertTooLong("a🤖", 5);
    }

    private static void assertTooLong(String value, int bytes) {
        InvalidMessageException e = assertThrows(
                InvalidMessageException.class, () -> CdrWriter.growing().writeString(value, 4));
        assertEquals("string-bound", e.code());
        assertEquals("has " + bytes + " bytes as UTF-8; the bound is 4. Give fewer.", e.getMessage());
        CdrException read = refused(written(value), 4);
        assertEquals("string-bound", read.code());
        assertEquals(4, read.offset());
        assertEquals("a string of " + bytes + " bytes exceeds the bound 4.", read.problem());
        assertEquals("string-bound", refused(written("\0\0\0\0\0"), 4).code(), "inner NULs count");
    }

    @ParameterizedTest
    @CsvSource({"'\ud800', 0", "'a\udc00b', 1", "'é\ud83e', 1", "'\udd16\ud83e', 0", "'\ud83e\ud83e\udd16', 0"})
    void anUnpairedSurrogateCannotBeWritten(String value, int index) {
        for (Runnable attempt :
                List.<Runnable>of(() -> CdrWriter.growing().writeString(value), () -> CdrSize.string(0, value))) {
            InvalidMessageException e = assertThrows(InvalidMessageException.class, attempt::run);
            assertEquals("surrogate", e.code());
            assertEquals(
                    "has an unpaired surrogate at index " + index + ", which UTF-8 cannot express. Repair the string.",
                    e.getMessage());
        }
    }

    @Test
    void nullIsRefused() {
        for (Runnable attempt : List.<Runnable>of(
                () -> CdrWriter.growing().writeString(null),
                () -> CdrWriter.growing().writeStringArray(null),
                () -> CdrWriter.growing().writeStringList(null),
                () -> CdrSize.string(0, null),
                () -> CdrSize.strings(0, (String[]) null),
                () -> CdrSize.strings(0, (List<String>) null))) {
            InvalidMessageException e = assertThrows(InvalidMessageException.class, attempt::run);
            assertEquals("null-member", e.code());
            assertEquals(null, e.member());
        }
        String[] values = {"a", null};
        for (Runnable attempt : List.<Runnable>of(
                () -> CdrWriter.growing().writeStringArray(values),
                () -> CdrWriter.growing().writeStringList(Arrays.asList(values)),
                () -> CdrSize.strings(0, values),
                () -> CdrSize.strings(0, Arrays.asList(values)))) {
            InvalidMessageException e = assertThrows(InvalidMessageException.class, attempt::run);
            assertEquals("null-member", e.code());
            assertEquals("[1]", e.member());
        }
    }

    @Test
    void elementErrorsNameTheElement() {
        String[] values = {"ab", "cd", "efg"};
        CdrWriter out = CdrWriter.growing();
        out.writeStringArray(values);
        byte[] bytes = out.toByteArray();
        assertEquals(
                "[2]",
                assertThrows(CdrException.class, () -> CdrReader.of(bytes).readStringArray(3, 2))
                        .member());
        assertEquals(
                "[2]",
                assertThrows(CdrException.class, () -> CdrReader.of(bytes).readStringList(3, 2))
                        .member());
        assertEquals(
                "[2]",
                assertThrows(
                                InvalidMessageException.class,
                                () -> CdrWriter.growing().writeStringArray(values, 2))
                        .member());
        assertEquals(
                "[2]",
                assertThrows(
                                InvalidMessageException.class,
                                () -> CdrWriter.growing().writeStringList(List.of(values), 2))
                        .member());
        assertEquals(
                "truncated",
                assertThrows(CdrException.class, () -> CdrReader.of(bytes).readStringArray(8))
                        .code(),
                "24 bytes cannot hold eight strings");
        CdrException e =
                assertThrows(CdrException.class, () -> CdrReader.of(bytes).readStringArray(4));
        assertEquals("[3]", e.member());
        assertEquals("byte 24 of 24, field [3]: the data ends here: 4 bytes needed, 0 left.", e.getMessage());
    }

    /** Names that were read before take a shorter way, which has to end as the long one does wherever the bytes end. */
    @Test
    void namesThatComeAgainAreReadAsOneByOne() {
        String[] values = {"known_1", "known_2", "", "a known name of more than sixteen bytes", "é", "known_3"};
        CdrWriter out = CdrWriter.growing();
        out.writeStringArray(values);
        byte[] whole = out.toByteArray();
        for (int round = 0; round < 4; round++) {
            assertArrayEquals(values, CdrReader.of(whole).readStringArray(values.length));
        }
        for (int cut = 24; cut <= whole.length; cut++) {
            byte[] bytes = Arrays.copyOf(whole, cut);
            assertEquals(oneByOne(bytes, values.length, 99), atOnce(bytes, values.length, 99), "cut at " + cut);
        }
        for (int at = 0; at < whole.length; at++) {
            byte[] bytes = whole.clone();
            bytes[at] ^= 0x11;
            assertEquals(oneByOne(bytes, values.length, 99), atOnce(bytes, values.length, 99), "changed at " + at);
            assertEquals(oneByOne(bytes, values.length, 7), atOnce(bytes, values.length, 7), "changed at " + at);
        }
    }

    private static String atOnce(byte[] bytes, int n, int bound) {
        CdrReader in = CdrReader.of(bytes);
        try {
            return in.readStringList(n, bound) + " to " + in.position();
        } catch (CdrException e) {
            return e.member() + " " + e.code() + " at " + e.offset();
        }
    }

    private static String oneByOne(byte[] bytes, int n, int bound) {
        CdrReader in = CdrReader.of(bytes);
        List<String> read = new ArrayList<>();
        try {
            while (read.size() < n) {
                read.add(in.readString(bound));
            }
            return read + " to " + in.position();
        } catch (CdrException e) {
            return "[" + read.size() + "] " + e.code() + " at " + e.offset();
        }
    }

    @Test
    void readListsCannotBeChanged() {
        CdrReader in = body("020000006100" + "0000" + "020000006200");
        List<String> values = in.readStringList(2);
        assertEquals(List.of("a", "b"), values);
        assertThrows(UnsupportedOperationException.class, () -> values.set(0, ""));
    }

    @Test
    void skippingLooksAtNothingButTheLength() {
        CdrReader in = body("02000000ffff" + "0000" + "07000000");
        in.skipString();
        assertEquals(7, in.readInt32());
    }
}
