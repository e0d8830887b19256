package dev.cedros.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrException;
import dev.cedros.codec.LayoutCodec;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import dev.cedros.projection.RandomMessages;
import dev.cedros.projection.RandomMessages.Message;
import dev.cedros.sequence.PrimitiveSequence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Random types and messages, whole, cut and damaged: text says what decoding says. */
class RandomTextTest {
    private final long seed = System.nanoTime();
    private final RandomMessages random = new RandomMessages(seed);

    @Test
    void jsonHoldsTheValues() {
        System.out.println("RandomTextTest seed " + seed);
        for (int type = 0; type < 300; type++) {
            MessageLayout layout = random.layout();
            for (int i = 0; i < 3; i++) {
                Message message = random.message(layout);
                Object expected = json(layout, 0, message.value());
                assertEquals(expected, StrictJson.parse(JsonText.of(layout, message.data())), layout::toString);
                assertTrue(YamlText.of(layout, message.data()).endsWith("\n"));
            }
        }
    }

    private static Object json(MessageLayout layout, int index, Object value) {
        if (value instanceof Map<?, ?> message) {
            Map<String, Object> members = new LinkedHashMap<>();
            for (int i = index + 1; i < layout.extent(index); i = layout.extent(i)) {
                Object member = message.get(layout.name(i));
                if (member != null) {
                    members.put(layout.name(i), json(layout, i, member));
                }
            }
            return members;
        }
        byte op = layout.op(index);
        List<Object> elements = new ArrayList<>();
        if (value instanceof PrimitiveSequence sequence) {
            RandomMessages.elements(op, sequence).forEach(each -> elements.add(number(Op.single(op), each)));
            return elements;
        }
        if (value instanceof List<?> list) {
            list.forEach(each -> elements.add(json(layout, index + 1, each)));
            return elements;
        }
        return number(op, value);
    }

    private static Object number(byte op, Object value) {
        if (op == Op.INT64 || op == Op.UINT64) {
            return value.toString();
        }
        if (value instanceof Number number) {
            double real = number.doubleValue();
            boolean negativeZero = real == 0 && 1 / real < 0;
            return negativeZero ? "-0" : Double.isFinite(real) ? (Object) real : Double.toString(real);
        }
        return value;
    }

    @Test
    void cutAndDamagedMessagesGiveTheErrorsOfDecoding() {
        System.out.println("RandomTextTest seed " + seed);
        Random bytes = new Random(seed);
        int errors = 0;
        for (int type = 0; type < 150; type++) {
            MessageLayout layout = random.layout();
            LayoutCodec codec = LayoutCodec.of(layout);
            byte[] good = random.message(layout).data();
            for (int length = 0; length < good.length; length++) {
                errors += compare(layout, codec, Arrays.copyOf(good, length)) ? 1 : 0;
            }
            for (int at = 0; at < good.length; at++) {
                byte[] bad = good.clone();
                bad[at] = (byte) bytes.nextInt(256);
                errors += compare(layout, codec, bad) ? 1 : 0;
            }
            compare(layout, codec, Arrays.copyOf(good, good.length + 4));
        }
        assertTrue(errors > 1000, "only " + errors);
    }

    private static boolean compare(MessageLayout layout, LayoutCodec codec, byte[] data) {
        @Nullable CdrException expected = null;
        try {
            codec.decode(data);
        } catch (CdrException e) {
            expected = e;
        }
        if (expected == null) {
            StrictJson.parse(JsonText.of(layout, data));
            YamlText.of(layout, data);
            return false;
        }
        for (YamlOptions options : List.of(YamlOptions.DEFAULT, YamlOptions.DEFAULT.withTruncateLength(1))) {
            check(expected, assertThrows(CdrException.class, () -> YamlText.of(layout, data, options)));
        }
        StringBuilder target = new StringBuilder("as before");
        check(
                expected,
                assertThrows(CdrException.class, () -> JsonText.write(layout, data, target, JsonOptions.DEFAULT)));
        assertEquals("as before", target.toString());
        return true;
    }

    private static void check(CdrException expected, CdrException found) {
        assertEquals(expected.code(), found.code(), () -> expected + " but " + found);
        assertEquals(expected.member(), found.member(), () -> expected + " but " + found);
        assertEquals(expected.typeName(), found.typeName());
        assertEquals(expected.length(), found.length());
        // Decoding several members behind one check counts padding to the member after it.
        int padding = found.offset() - expected.offset();
        assertTrue(padding >= 0 && padding < 8, () -> expected + " but " + found);
    }
}
