package dev.cedros.tool;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonInputTest {
    @Test
    void readsEveryKindOfValue() {
        Map<String, Object> value = read("""
                {"text": "a\\u00e9\\ud83d\\ude80", "yes": true, "no": false, "nothing": null, "list": [1, [2], []],
                 "nested": {"x": {}}}""");
        assertEquals("aé🚀", value.get("text"));
        assertEquals(true, value.get("yes"));
        assertEquals(false, value.get("no"));
        assertEquals(null, value.get("nothing"));
        assertEquals(true, value.containsKey("nothing"));
        assertEquals(List.of(1, List.of(2), List.of()), value.get("list"));
        assertEquals(Map.of("x", Map.of()), value.get("nested"));
        assertEquals(List.of("text", "yes", "no", "nothing", "list", "nested"), List.copyOf(value.keySet()));
    }

    @Test
    void keepsEveryDigitOfWholeNumbers() {
        Map<String, Object> value = read("""
                {"a": -9223372036854775808, "b": 18446744073709551615, "c": 9007199254740993.0, "d": 1e3, "e": 2e18}""");
        assertEquals(Long.MIN_VALUE, value.get("a"));
        assertEquals(new BigInteger("18446744073709551615"), value.get("b"));
        assertEquals(new BigInteger("9007199254740993"), value.get("c"));
        assertEquals(1000.0, value.get("d"));
        assertEquals(new BigInteger("2000000000000000000"), value.get("e"));
    }

    @Test
    void keepsTheSignOfZero() {
        Map<String, Object> value = read("{\"a\": -0, \"b\": -0.0, \"c\": 0, \"d\": 0.0}");
        assertEquals(-0.0, value.get("a"));
        assertEquals(-0.0, value.get("b"));
        assertEquals(0, value.get("c"));
        assertEquals(0.0, value.get("d"));
    }

    @Test
    void readsBytesFromBase64() {
        assertArrayEquals(new byte[] {1, 2, (byte) 255}, (byte[])
                read("{\"a\": {\"$base64\": \"AQL/\"}}").get("a"));
        assertArrayEquals(
                new byte[0], (byte[]) read("{\"a\": {\"$base64\": \"\"}}").get("a"));
    }

    @Test
    void readsBytesLongerThanJacksonWouldByItself() {
        int length = 30_000_000;
        String text = "{\"a\": {\"$base64\": \"" + "A".repeat(length) + "\"}}";
        assertEquals(length / 4 * 3, ((byte[]) read(text).get("a")).length);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
                    ~~                          | m.json:1:1: there is nothing here. Write the message as a JSON object; {} has every default.
                    [1]                         | m.json:1:1: a message is a JSON object. Begin with { and a member's name in double quotes.
                    {"a": 1, "b": 2, "a": 3}    | m.json:1:21: Duplicate field 'a'.
                    {"a": 1} {"a": 2}           | m.json:1:10: there is something after the message. Encode one message at a time.
                    {"a": 1e400}                | m.json:1:7: 1e400 is beyond the largest double. Write "Infinity" or "-Infinity" if that is meant.
                    {"a": {"$base64": "AQ!"}}   | m.json:1:7: the text of "$base64" is not base64: Illegal base64 character 21.
                    {"a": {"$base64": 5}}       | m.json:1:7: {"$base64": …} holds the bytes as text, and nothing else.
                    {"a": {"$base64": "", "b": 1}} | m.json:1:7: {"$base64": …} holds the bytes as text, and nothing else.
                    """)
    void saysWhereAndWhatIsWrong(String json, String message) {
        assertEquals(
                message, assertThrows(ToolException.class, () -> read(json)).getMessage());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
                    {"a": 1                     | m.json:1:8: Unexpected end-of-input
                    {"a": nul}                  | m.json:1:
                    {"a" 1}                     | m.json:1:6: Unexpected character ('1'
                    {a: 1}                      | m.json:1:2: Unexpected character ('a'
                    {"a": 1,}                   | m.json:1:9: Unexpected character ('}'
                    {"a": [1, 2}                | m.json:1:12: Unexpected close marker '}'
                    {"a": NaN}                  | m.json:1:
                    {"a": 01}                   | m.json:1:
                    """)
    void saysWhereSyntaxIsWrong(String json, String start) {
        String message = assertThrows(ToolException.class, () -> read(json)).getMessage();
        assertEquals(start, message.substring(0, Math.min(start.length(), message.length())), message);
        assertEquals(-1, message.indexOf("[Source"), message);
        assertEquals(-1, message.indexOf('\n'), message);
        assertEquals('.', message.charAt(message.length() - 1), message);
    }

    @Test
    void refusesWhatIsNestedDeeperThanAnyMessage() {
        String message = assertThrows(ToolException.class, () -> read("{\"a\": " + "[".repeat(100_000)))
                .getMessage();
        assertTrue(message.endsWith("is nested more than 200 deep, which no message is."), message);
    }

    @Test
    void givesAValueOrAnErrorForAnyBytes() {
        long seed = System.nanoTime();
        System.out.println("JsonInputTest seed " + seed);
        Random random = new Random(seed);
        byte[] valid = "{\"a\": [1, -0.5e3, \"t\\u00e9\", {\"$base64\": \"AQL/\"}], \"é\": null, \"c\": true}"
                .getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < 20_000; i++) {
            byte[] damaged = Arrays.copyOf(valid, random.nextInt(valid.length + 1));
            for (int edits = random.nextInt(3); edits > 0 && damaged.length > 0; edits--) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
            }
            try {
                JsonInput.read(new InputFile("m.json", damaged));
            } catch (ToolException e) {
                assertTrue(e.getMessage().matches("m\\.json:\\d+:\\d+: .+"), e.getMessage());
            }
        }
    }

    private static Map<String, Object> read(String json) {
        return JsonInput.read(new InputFile("m.json", json.getBytes(StandardCharsets.UTF_8)));
    }
}
