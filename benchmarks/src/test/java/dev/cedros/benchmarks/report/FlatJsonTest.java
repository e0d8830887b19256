package dev.cedros.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FlatJsonTest {
    @Test
    void readsStringsNumbersAndArraysInOrder() {
        Map<String, Object> members = FlatJson.parse(
                " {\"row\": \"tf\\u002d1 \\\"\\\\\\n\", \"n\":-1.5e3 , \"ns\":[1, 2.5,3e-1], \"none\":[]} ");
        assertEquals(List.of("row", "n", "ns", "none"), List.copyOf(members.keySet()));
        assertEquals("tf-1 \"\\\n", members.get("row"));
        assertEquals(-1500.0, members.get("n"));
        assertArrayEquals(new double[] {1, 2.5, 0.3}, (double[]) members.get("ns"));
        assertArrayEquals(new double[0], (double[]) members.get("none"));
        assertEquals(Map.of(), FlatJson.parse("{}"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[1]",
                "{\"a\":1",
                "{\"a\":1,}",
                "{\"a\":}",
                "{\"a\":true}",
                "{\"a\":{}}",
                "{\"a\":[\"b\"]}",
                "{\"a\":[1,]}",
                "{\"a\":[1",
                "{\"a\":1}}",
                "{\"a\":1,\"a\":2}",
                "{\"a\":\"b}",
                "{\"a\":\"\\x\"}",
                "{\"a\":\"\\u00\"}",
                "{\"a\":1.2.3}",
                "{a:1}",
                "{\"a\" 1}"
            })
    void refusesAllElse(String line) {
        assertThrows(IllegalArgumentException.class, () -> FlatJson.parse(line));
    }

    @Test
    void tellsTheColumn() {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> FlatJson.parse("{\"a\":null}"));
        assertEquals("Column 6: expected a string, a number or an array of numbers: {\"a\":null}", e.getMessage());
    }

    @Test
    void readsWhatItWrote() {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("te\"xt", "a\\b\tc");
        members.put("whole", 3.0);
        members.put("part", 0.125);
        members.put("ns", new double[] {1, 1e20, 2.5});
        String line = FlatJson.write(members);
        assertEquals("{\"te\\\"xt\":\"a\\\\b\\u0009c\",\"whole\":3,\"part\":0.125,\"ns\":[1,1.0E20,2.5]}", line);
        assertEquals(line, FlatJson.write(FlatJson.parse(line)));
        assertThrows(IllegalArgumentException.class, () -> FlatJson.write(Map.of("x", Double.NaN)));
    }
}
