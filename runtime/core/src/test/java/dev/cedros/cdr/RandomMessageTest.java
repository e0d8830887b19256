package dev.cedros.cdr;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Messages of random members: all ways to write give the same bytes, all ways to read the same values, for any bytes. */
class RandomMessageTest {
    private static final List<CdrOptions> OPTIONS = List.of(
            CdrOptions.DEFAULT,
            CdrOptions.DEFAULT.withByteOrder(ByteOrder.BIG_ENDIAN),
            CdrOptions.DEFAULT.withWstringForm(WstringForm.TWO_BYTE_UNITS).withStrictBool(true),
            CdrOptions.DEFAULT
                    .withByteOrder(ByteOrder.BIG_ENDIAN)
                    .withWstringForm(WstringForm.TWO_BYTE_UNITS)
                    .withReplaceMalformedUtf8(true));

    @Test
    void allWaysAgree() {
        eachMessage("allWaysAgree", 400, 20, (message, options) -> {
            byte[] expected = message.reference();
            CdrWriter cursor = CdrWriter.growing(0, options);
            message.writeAtCursor(cursor);
            assertArrayEquals(expected, cursor.toByteArray(), "cursor: " + message);
            CdrWriter runs = CdrWriter.growing(0, options);
            message.writeInRuns(runs);
            assertArrayEquals(expected, runs.toByteArray(), "runs: " + message);
            assertEquals(expected.length, message.measured(), () -> "size: " + message);
            assertTrue(message.holds(message.readAtCursor(CdrReader.of(expected, options))), "cursor: " + message);
            assertTrue(message.holds(message.readInRuns(CdrReader.of(expected, options))), "runs: " + message);
        });
    }

    @Test
    void staleBytesOfTheTargetDoNotShow() {
        eachMessage("staleBytesOfTheTargetDoNotShow", 100, 20, (message, options) -> {
            byte[] expected = message.reference();
            byte[] target = new byte[expected.length];
            Arrays.fill(target, (byte) 0xAA);
            message.writeInRuns(CdrWriter.into(target, 0, options));
            assertArrayEquals(expected, target, message::toString);
        });
    }

    @Test
    void everyCutGivesAValueOrCdrException() {
        eachMessage("everyCut", 100, 12, (message, options) -> {
            byte[] bytes = message.reference();
            for (int length = 0; length < bytes.length; length++) {
                survives(message, bytes, length, options);
            }
        });
    }

    @Test
    void everyByteChangedGivesAValueOrCdrException() {
        eachMessage("everyByteChanged", 12, 8, (message, options) -> {
            byte[] bytes = message.reference();
            for (int at = 0; at < bytes.length; at++) {
                byte original = bytes[at];
                for (int value = 0; value < 256; value++) {
                    bytes[at] = (byte) value;
                    survives(message, bytes, bytes.length, options);
                }
                bytes[at] = original;
            }
        });
    }

    @Test
    void noiseGivesAValueOrCdrException() {
        Random random = new Random(7);
        eachMessage("noise", 100, 8, (message, options) -> {
            byte[] bytes = new byte[random.nextInt(200)];
            for (int round = 0; round < 50; round++) {
                random.nextBytes(bytes);
                for (int i = 0; i < Math.min(4, bytes.length); i++) {
                    bytes[i] = (byte) (i == 1 ? round & 1 : 0);
                }
                survives(message, bytes, bytes.length, options);
            }
        });
    }

    private static void survives(RandomMessage message, byte[] bytes, int length, CdrOptions options) {
        List<Object> cursor =
                valueOrNull(message, length, () -> message.readAtCursor(CdrReader.of(bytes, 0, length, options)));
        List<Object> runs =
                valueOrNull(message, length, () -> message.readInRuns(CdrReader.of(bytes, 0, length, options)));
        // A run reports other offsets than the cursor does, but it never accepts more or less.
        assertEquals(cursor == null, runs == null, message::toString);
        if (cursor != null) {
            assertTrue(Objects.deepEquals(cursor.toArray(), runs.toArray()), message::toString);
        }
    }

    private static List<Object> valueOrNull(RandomMessage message, int length, Supplier<List<Object>> read) {
        try {
            return read.get();
        } catch (CdrException e) {
            assertEquals(length, e.length());
            assertTrue(e.offset() >= 0 && e.offset() <= length, e::getMessage);
            return null;
        } catch (RuntimeException e) {
            return fail(message.toString(), e);
        }
    }

    private interface Check {
        void accept(RandomMessage message, CdrOptions options);
    }

    private static void eachMessage(String test, int messages, int maxMembers, Check check) {
        long seed = Long.getLong("cedros.seed", System.nanoTime());
        System.out.println("RandomMessageTest." + test + " seed " + seed + " (-Dcedros.seed=" + seed + ")");
        Random random = new Random(seed);
        Consumer<CdrOptions> round =
                options -> check.accept(new RandomMessage(random, 1 + random.nextInt(maxMembers), options), options);
        for (int i = 0; i < messages; i++) {
            OPTIONS.forEach(round);
        }
    }
}
