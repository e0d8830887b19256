package dev.cedros.type;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValueTextTest {
    @ParameterizedTest(name = "{1} of {0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "uint64 | 0xFFFFFFFFFFFFFFFF | 18446744073709551615",
                "bool | 1 | true",
                "float32 | .1 | 0.1",
                "float64 | -inf | -inf",
                "float64 | NaN | nan",
                "string | a # b | \"a # b\"",
                "string | 'it\\'s \"it\"' | \"it's \\\"it\\\"\"",
                "string[] | [a, 'b, c'] | [\"a\", \"b, c\"]",
                "int8[] | [] | []",
            })
    void spellsValues(String type, String text, String expected) {
        FieldType known = FieldType.parse(type, "p");
        assertEquals(expected, ValueText.of(known, DefaultValue.parse(known, text)));
    }

    @Test
    void controlCharactersAndHalfPairsAreEscaped() {
        assertEquals("\"\\n\\t\\\\\\u0000\\u2028\\ud800\"", QuotedText.of("\n\t\\\0\u2028\ud800"));
        assertEquals("\"\ud83e\udd16\"", QuotedText.of("\ud83e\udd16"));
    }

    @Test
    void anyTextIsReadBack() {
        long seed = 4711;
        Random random = new Random(seed);
        FieldType single = FieldType.of(BaseType.WSTRING);
        for (int round = 0; round < 5000; round++) {
            List<String> texts = new ArrayList<>();
            for (int i = random.nextInt(4); i >= 0; i--) {
                texts.add(text(random));
            }
            String first = texts.get(0);
            assertEquals(first, DefaultValue.parse(single, ValueText.of(single, first)), "seed " + seed);
            FieldType list = single.sequence();
            assertEquals(texts, DefaultValue.parse(list, ValueText.of(list, texts)), "seed " + seed);
        }
    }

    private static String text(Random random) {
        String letters = "ab \\\"'#,[]=\n\t\0\u00e9\u2028\ufeff\ud83e\udd16xu0123";
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(12); i > 0; i--) {
            text.append(letters.charAt(random.nextInt(letters.length())));
        }
        return text.toString();
    }
}
