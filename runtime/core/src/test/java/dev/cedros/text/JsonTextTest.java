package dev.cedros.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.cdr.WstringForm;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.payload.Payload;
import dev.cedros.type.msg.SchemaParser;
import java.io.IOException;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class JsonTextTest {
    private static MessageLayout layout(String schema) {
        return MessageLayout.of(SchemaParser.parse("t_msgs/msg/Top", schema));
    }

    private static byte[] bytes(Consumer<CdrWriter> members) {
        CdrWriter out = CdrWriter.growing();
        out.writeEncapsulation();
        members.accept(out);
        return out.toByteArray();
    }

    @Test
    void membersStandInOrderInOneLine() {
        MessageLayout layout = layout("float64 x\nfloat64 y\nfloat64 z\n");
        byte[] data = bytes(out -> {
            out.writeFloat64(1.5);
            out.writeFloat64(0);
            out.writeFloat64(0);
        });
        assertEquals("{\"x\":1.5,\"y\":0.0,\"z\":0.0}", JsonText.of(layout, data));
    }

    @Test
    void wideNumbersAreTextOrNumbers() {
        MessageLayout layout = layout("int64 i\nuint64 u\nuint64[] list\nuint32 n\n");
        byte[] data = bytes(out -> {
            out.writeInt64(Long.MIN_VALUE);
            out.writeUint64(-1);
            out.writeCount(1);
            out.writeUint64(5);
            out.writeUint32(4294967295L);
        });
        assertEquals(
                "{\"i\":\"-9223372036854775808\",\"u\":\"18446744073709551615\",\"list\":[\"5\"],\"n\":4294967295}",
                JsonText.of(layout, data));
        assertEquals(
                "{\"i\":-9223372036854775808,\"u\":18446744073709551615,\"list\":[5],\"n\":4294967295}",
                JsonText.of(layout, data, JsonOptions.DEFAULT.withInt64AsNumbers(true)));
    }

    @Test
    void numbersWithoutJsonFormFollowOneRuleEverywhere() {
        MessageLayout layout = layout("float32 s\nfloat64[] a\nfloat32[1] f\n");
        byte[] data = bytes(out -> {
            out.writeFloat32(Float.NaN);
            out.writeCount(4);
            out.writeFloat64Array(new double[] {Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, -0.0, Double.NaN});
            out.writeFloat32(-0f);
        });
        assertEquals(
                "{\"s\":\"NaN\",\"a\":[\"Infinity\",\"-Infinity\",\"-0\",\"NaN\"],\"f\":[\"-0\"]}",
                JsonText.of(layout, data));
        assertEquals(
                "{\"s\":null,\"a\":[null,null,-0.0,null],\"f\":[-0.0]}",
                JsonText.of(layout, data, JsonOptions.DEFAULT.withNonFiniteAsNull(true)));
    }

    @Test
    void aFloat32IsTheFloat64OfItsValue() {
        byte[] data = bytes(out -> out.writeFloat32(0.1f));
        assertEquals("{\"x\":0.10000000149011612}", JsonText.of(layout("float32 x\n"), data));
    }

    @Test
    void longByteArraysAreBase64() {
        MessageLayout layout = layout("uint8[] data\nint32 after\n");
        for (int count : new int[] {0, 1, 1024, 1025, 100_000}) {
            byte[] elements = new byte[count];
            Arrays.setAll(new Object[count], i -> elements[i] = (byte) (i * 7));
            byte[] data = bytes(out -> {
                out.writeCount(count);
                out.writeInt8Array(elements);
                out.writeInt32(-2);
            });
            Object list = ((Map<?, ?>)
                            StrictJson.parse(JsonText.of(layout, data, base64Above(JsonOptions.NEVER_BASE64))))
                    .get("data");
            assertEquals(count, ((java.util.List<?>) list).size());
            Map<?, ?> always = (Map<?, ?>) StrictJson.parse(JsonText.of(layout, data, base64Above(-5)));
            assertEquals(Map.of("$base64", Base64.getEncoder().encodeToString(elements)), always.get("data"));
            assertEquals(-2.0, always.get("after"));
            Object standard = ((Map<?, ?>) StrictJson.parse(JsonText.of(layout, data))).get("data");
            assertEquals(count > 1024 ? always.get("data") : list, standard);
        }
    }

    @Test
    void signedBytesAndOctetsStayLists() {
        MessageLayout layout = layout("int8[2] a\nbyte[2] b\nchar[2] c\n");
        byte[] data = bytes(out -> out.writeInt8Array(new byte[] {-1, 2, -1, 2, -1, 2}));
        assertEquals(
                "{\"a\":[-1,2],\"b\":[255,2],\"c\":{\"$base64\":\"/wI=\"}}",
                JsonText.of(layout, data, base64Above(JsonOptions.ALWAYS_BASE64)));
    }

    private static JsonOptions base64Above(int count) {
        return JsonOptions.DEFAULT.withBase64Above(count);
    }

    @Test
    void textIsEscapedWhereItHasToBe() {
        MessageLayout layout = layout("wstring w\n");
        for (int c = 0; c <= Character.MAX_VALUE; c++) {
            String text = "a" + (char) c + "b";
            byte[] data = bytes(out -> out.writeWstring(text));
            String json = JsonText.of(layout, data);
            assertEquals(Map.of("w", text), StrictJson.parse(json));
            boolean escaped =
                    c < ' ' || c == '"' || c == '\\' || c == 0x2028 || c == 0x2029 || Character.isSurrogate((char) c);
            assertEquals(escaped, !json.equals("{\"w\":\"" + text + "\"}"), () -> json);
        }
        String pairs = "\uD83D\uDE00 \uDE00\uD83D \uD83D\uD83D\uDE00\uDE00 \uD83D";
        byte[] data = bytes(out -> out.writeWstring(pairs));
        assertEquals(
                "{\"w\":\"\uD83D\uDE00 \\ude00\\ud83d \\ud83d\uD83D\uDE00\\ude00 \\ud83d\"}",
                JsonText.of(layout, data));
    }

    @Test
    void emptyMessagesAndListsAreEmpty() {
        MessageLayout layout = layout("E e\nE[] list\nE[2] two\nint32[] none\n====\nMSG: t_msgs/E\n");
        byte[] data = {0, 1, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 8, 7, 0, 0, 0, 0, 0, 0};
        assertEquals("{\"e\":{},\"list\":[],\"two\":[{},{}],\"none\":[]}", JsonText.of(layout, data));
        assertEquals("{}", JsonText.of(layout(""), new byte[] {0, 1, 0, 0, 0}));
        assertEquals(
                "{\n  \"e\": {},\n  \"list\": [],\n  \"two\": [\n    {},\n    {}\n  ],\n  \"none\": []\n}",
                JsonText.of(layout, data, JsonOptions.DEFAULT.withIndented(true)));
    }

    @Test
    void indentedTextHasALineForEachMember() {
        MessageLayout layout = layout(
                "P[] list\nint32[2] numbers\nstring[1] names\nuint8[1] data\n====\nMSG: t_msgs/P\nint32 x\nP2 p\n====\n"
                        + "MSG: t_msgs/P2\nint32 y\n");
        byte[] data = bytes(out -> {
            out.writeCount(2);
            out.writeInt32Array(new int[] {1, 2, 3, 4, 5, 6});
            out.writeString("a");
            out.writeUint8(1);
        });
        String expected = """
                {
                  "list": [
                    {
                      "x": 1,
                      "p": {
                        "y": 2
                      }
                    },
                    {
                      "x": 3,
                      "p": {
                        "y": 4
                      }
                    }
                  ],
                  "numbers": [5,6],
                  "names": ["a"],
                  "data": {"$base64": "AQ=="}
                }""";
        assertEquals(
                expected,
                JsonText.of(layout, data, JsonOptions.DEFAULT.withIndented(true).withBase64Above(0)));
    }

    @Test
    void optionsOfReadingAreFollowed() {
        byte[] bools = {0, 1, 0, 0, 2};
        MessageLayout layout = layout("bool b\n");
        assertEquals("{\"b\":true}", JsonText.of(layout, bools));
        JsonOptions strict = JsonOptions.DEFAULT.withCdr(CdrOptions.DEFAULT.withStrictBool(true));
        CdrException e = assertThrows(CdrException.class, () -> JsonText.of(layout, bools, strict));
        assertEquals("bool-value", e.code());
        assertEquals("b", e.member());
        byte[] wide = {0, 1, 0, 0, 4, 0, 0, 0, 'h', 0, 'i', 0};
        assertEquals(
                "{\"w\":\"hi\"}",
                JsonText.of(
                        layout("wstring w\n"),
                        wide,
                        JsonOptions.DEFAULT.withCdr(CdrOptions.DEFAULT.withWstringForm(WstringForm.TWO_BYTE_UNITS))));
    }

    /** A large message goes out in pieces, so that its text need not fit into memory. */
    @Test
    void largeTextIsWrittenInPieces() throws IOException {
        MessageLayout layout = layout("uint8[] data\nstring end\n");
        byte[] data = bytes(out -> {
            out.writeCount(5_000_000);
            out.writeInt8Array(new byte[5_000_000]);
            out.writeString("end");
        });
        Pieces pieces = new Pieces();
        JsonText.write(layout, data, pieces, base64Above(JsonOptions.NEVER_BASE64));
        assertEquals(
                JsonText.of(layout, data, base64Above(JsonOptions.NEVER_BASE64)).length(), pieces.length);
        assertTrue(pieces.longest < 2 << 20, "a piece of " + pieces.longest);
        pieces = new Pieces();
        JsonText.write(layout, data, pieces, JsonOptions.DEFAULT);
        assertTrue(pieces.longest < 2 << 20, "a piece of " + pieces.longest);
        pieces = new Pieces();
        YamlText.write(layout, Payload.of(data), pieces, YamlOptions.DEFAULT.withFullLength());
        assertEquals("data:\nend: end\n".length() + 5_000_000 * 4, pieces.length);
        assertTrue(pieces.longest < 2 << 20, "a piece of " + pieces.longest);
    }

    /** Counts what is appended. */
    private static final class Pieces implements Appendable {
        private int length;
        private int longest;

        @Override
        public Appendable append(CharSequence text) {
            length += text.length();
            longest = Math.max(longest, text.length());
            return this;
        }

        @Override
        public Appendable append(CharSequence text, int start, int end) {
            return append(text.subSequence(start, end));
        }

        @Override
        public Appendable append(char c) {
            return append(String.valueOf(c));
        }
    }

    @Test
    void failuresOfTheTargetComeThrough() {
        Appendable broken = new Appendable() {
            @Override
            public Appendable append(CharSequence text) throws IOException {
                throw new IOException("full");
            }

            @Override
            public Appendable append(CharSequence text, int start, int end) throws IOException {
                throw new IOException("full");
            }

            @Override
            public Appendable append(char c) throws IOException {
                throw new IOException("full");
            }
        };
        byte[] data = {0, 1, 0, 0, 2};
        assertThrows(IOException.class, () -> JsonText.write(layout("bool b\n"), data, broken, JsonOptions.DEFAULT));
        assertThrows(IOException.class, () -> YamlText.write(layout("bool b\n"), data, broken, YamlOptions.DEFAULT));
    }

    @Test
    @SuppressWarnings("NullAway")
    void whatIsMissingIsNamed() {
        byte[] data = {0, 1, 0, 0, 2};
        InvalidMessageException e = assertThrows(
                InvalidMessageException.class, () -> JsonText.of(layout("bool b\n"), data, (JsonOptions) null));
        assertEquals("The options argument is null. Give one.", e.getMessage());
        e = assertThrows(
                InvalidMessageException.class,
                () -> YamlText.write(layout("bool b\n"), data, null, YamlOptions.DEFAULT));
        assertEquals("The target is null. Give one.", e.getMessage());
    }

    @Test
    void optionsAreValues() {
        JsonOptions changed = JsonOptions.DEFAULT
                .withInt64AsNumbers(true)
                .withNonFiniteAsNull(true)
                .withBase64Above(3)
                .withIndented(true)
                .withCdr(CdrOptions.DEFAULT.withStrictBool(true));
        assertTrue(changed.int64AsNumbers() && changed.nonFiniteAsNull() && changed.indented());
        assertEquals(3, changed.base64Above());
        assertTrue(changed.cdr().strictBool());
        JsonOptions back = changed.withInt64AsNumbers(false)
                .withNonFiniteAsNull(false)
                .withBase64Above(1024)
                .withIndented(false)
                .withCdr(CdrOptions.DEFAULT);
        assertEquals(JsonOptions.DEFAULT, back);
        assertEquals(JsonOptions.DEFAULT.hashCode(), back.hashCode());
        assertTrue(!changed.equals(back) && changed.toString().contains("base64Above=3"));

        YamlOptions yaml = YamlOptions.DEFAULT
                .withTruncateLength(5)
                .withoutArrays(true)
                .withoutStrings(true)
                .withCdr(changed.cdr());
        assertEquals(5, yaml.truncateLength());
        assertTrue(yaml.isTruncated() && yaml.withoutArrays() && yaml.withoutStrings());
        assertSame(changed.cdr(), yaml.cdr());
        assertTrue(!yaml.withFullLength().isTruncated());
        assertEquals(
                YamlOptions.DEFAULT,
                yaml.withTruncateLength(YamlOptions.DEFAULT_TRUNCATE_LENGTH)
                        .withoutArrays(false)
                        .withoutStrings(false)
                        .withCdr(CdrOptions.DEFAULT));
        assertTrue(yaml.toString().contains("truncateLength=5"));
        assertTrue(yaml.hashCode() != YamlOptions.DEFAULT.hashCode());
        assertEquals(
                "out-of-range",
                assertThrows(InvalidMessageException.class, () -> YamlOptions.DEFAULT.withTruncateLength(-1))
                        .code());
    }
}
