package dev.cedros.cdr;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.InvalidMessageException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is remembered of strings that were written must not show in the bytes, whatever is written next and wherever. */
class WrittenTextTest {
    private static final int UNBOUNDED = Integer.MAX_VALUE;
    private static final int TWICE_AND_MORE = 4;

    /** The form on the wire at a multiple of four, by way of the JDK alone. */
    private static byte[] expected(List<String> values) {
        ByteBuffer out = ByteBuffer.allocate(1 << 16).order(ByteOrder.LITTLE_ENDIAN);
        for (String value : values) {
            byte[] utf8 = value.getBytes(StandardCharsets.UTF_8);
            out.position((out.position() + 3) & -4);
            out.putInt(utf8.length + 1).put(utf8).put((byte) 0);
        }
        return Arrays.copyOf(out.array(), out.position());
    }

    private static byte[] written(List<String> values, int start) {
        byte[] buffer = new byte[1 << 16];
        Arrays.fill(buffer, (byte) 0x55);
        int end = LittleEndian.writeStrings(buffer, 0, start, values, values.size(), UNBOUNDED);
        return Arrays.copyOfRange(buffer, (start + 3) & -4, end);
    }

    private static byte[] written(String[] values, int start) {
        byte[] buffer = new byte[1 << 16];
        Arrays.fill(buffer, (byte) 0x55);
        int end = LittleEndian.writeStrings(buffer, 0, start, values, UNBOUNDED);
        return Arrays.copyOfRange(buffer, (start + 3) & -4, end);
    }

    private static List<String> names(String prefix, int count) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            names.add(prefix + i);
        }
        return names;
    }

    private static void check(List<String> values, int start) {
        byte[] expected = expected(values);
        assertArrayEquals(expected, written(values, start));
        assertArrayEquals(expected, written(values.toArray(new String[0]), start));
        assertEquals(((start + 3) & -4) + expected.length, CdrSize.strings(start, values));
        assertEquals(((start + 3) & -4) + expected.length, CdrSize.strings(start, values.toArray(new String[0])));
    }

    @Test
    void stringsOfEachLengthTakeTurnsAtEachIndex() {
        List<String> strings = new ArrayList<>(List.of("", "é", "日本語", "🤖"));
        for (int length = 1; length < 80; length++) {
            strings.add("x".repeat(length));
            strings.add("y".repeat(length - 1) + "ü");
        }
        Random random = new Random(1);
        for (int round = 0; round < 50_000; round++) {
            String value = strings.get(random.nextInt(strings.size()));
            int at = random.nextInt(300);
            byte[] utf8 = value.getBytes(StandardCharsets.UTF_8);
            byte[] buffer = new byte[at + utf8.length + 5];
            assertEquals(buffer.length, LittleEndian.putString(buffer, at, value));
            assertArrayEquals(expected(List.of(value)), Arrays.copyOfRange(buffer, at, buffer.length));
            assertEquals(utf8.length + 5, CdrSize.string(0, value));
        }
    }

    @Test
    void aListThatChangedIsWrittenAsItIs() {
        List<String> list = names("changing_", 100);
        for (int round = 0; round < 200; round++) {
            check(list, round % 7);
            if (round % 5 == TWICE_AND_MORE) {
                list.set(round % 100, round % 2 == 0 ? "other" + round : "anders é " + round);
            }
        }
        list.remove(99);
        check(list, 0);
        list.add("last");
        check(list, 0);
        list.add("one more");
        check(list, 0);
    }

    @Test
    void equalStringsThatAreOtherObjectsAreWrittenToo() {
        for (int round = 0; round < 50; round++) {
            check(names("equal_", 20), 0);
        }
    }

    @Test
    void listsOfEachCountAndKindAreWritten() {
        for (int count : new int[] {1, 7, 8, 9, 511, 512, 513}) {
            List<String> plain = names("plain_" + count + "_", count);
            List<String> odd = names("odd_" + count + "_", count);
            List<String> large = new ArrayList<>();
            if (count > 0) {
                odd.set(count / 2, "größer");
                large = names("large_" + count + "_", Math.min(count, 20));
                large.set(large.size() - 1, "z".repeat(9000));
            }
            for (int round = 0; round < TWICE_AND_MORE; round++) {
                check(plain, round);
                check(odd, round);
                check(large, round);
            }
        }
    }

    @Test
    void manyListsWithTheSameFirstStringTakeTurns() {
        List<List<String>> lists = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            List<String> list = names("turn_" + i + "_", 30);
            list.set(0, "the same first one");
            lists.add(list);
        }
        for (int round = 0; round < 2_000; round++) {
            check(lists.get(round % 5), 0);
        }
    }

    @Test
    void aRememberedListMeetsBoundsAndEnds() {
        List<String> list = names("bounded_", 12);
        for (int round = 0; round < TWICE_AND_MORE; round++) {
            check(list, 0);
        }
        byte[] buffer = new byte[1 << 10];
        InvalidMessageException tooLong =
                assertThrows(InvalidMessageException.class, () -> LittleEndian.writeStrings(buffer, 0, 0, list, 12, 9));
        assertTrue(tooLong.getMessage().contains("[10]"), tooLong.getMessage());
        int size = expected(list).length;
        for (int room = 0; room < size; room++) {
            byte[] small = new byte[room];
            assertThrows(
                    InvalidMessageException.class,
                    () -> LittleEndian.writeStrings(small, 0, 0, list, 12, UNBOUNDED),
                    "room for " + room);
        }
        byte[] exact = new byte[size];
        assertEquals(size, LittleEndian.writeStrings(exact, 0, 0, list, 12, UNBOUNDED));
        assertArrayEquals(expected(list), exact);
    }

    /** Lists are gone through once more to be remembered, when they have been written already. */
    @Test
    void aListThatFailsOnceItIsWrittenIsWritten() {
        List<String> names = names("once_", 20);
        for (int round = 0; round < TWICE_AND_MORE; round++) {
            List<String> once = new AbstractList<>() {
                private int given;

                @Override
                public String get(int index) {
                    // The first is asked for to find out whether the list is known.
                    if (given++ > names.size()) {
                        throw new IllegalStateException("gone");
                    }
                    return names.get(index);
                }

                @Override
                public int size() {
                    return names.size();
                }
            };
            assertArrayEquals(expected(names), written(once, 0));
        }
    }

    @Test
    void whatAListThrowsNamesTheElement() {
        List<String> names = names("thrown_", 20);
        for (int round = 0; round < TWICE_AND_MORE; round++) {
            check(names, 0);
        }
        List<String> failing = new AbstractList<>() {
            @Override
            public String get(int index) {
                if (index == 5) {
                    throw new IllegalStateException("gone");
                }
                return names.get(index);
            }

            @Override
            public int size() {
                return names.size();
            }
        };
        byte[] buffer = new byte[1 << 10];
        RuntimeException written = assertThrows(
                RuntimeException.class, () -> LittleEndian.writeStrings(buffer, 0, 0, failing, 20, UNBOUNDED));
        assertTrue(written.getMessage().contains("[5]"), written.getMessage());
        RuntimeException sized = assertThrows(RuntimeException.class, () -> CdrSize.strings(0, failing));
        assertTrue(sized.getMessage().contains("[5]"), sized.getMessage());
        List<String> withNull = new ArrayList<>(names);
        withNull.set(7, null);
        RuntimeException absent = assertThrows(
                RuntimeException.class, () -> LittleEndian.writeStrings(buffer, 0, 0, withNull, 20, UNBOUNDED));
        assertTrue(absent.getMessage().contains("[7]"), absent.getMessage());
    }
}
