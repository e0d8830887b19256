package dev.cedros.sequence;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What all kinds of sequence have in common, each compared with a Java array of the same random elements. */
class SequenceBehaviourTest {
    private static final boolean[] ORDERS = {false, true};
    private static final int[] SIZES = {0, 1, 2, 3, 7, 8, 31, 32, 33, 100, 1000};

    static List<SequenceKind> kinds() {
        return SequenceKind.ALL;
    }

    @Test
    void everyKindIsAmongThem() {
        assertEquals(
                List.of(PrimitiveSequence.class.getPermittedSubclasses()),
                kinds().stream().map(SequenceKind::type).sorted(this::byName).toList());
    }

    private int byName(Class<?> a, Class<?> b) {
        return a.getName().compareTo(b.getName());
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void holdsTheElementsOfAnArray(SequenceKind kind) {
        Random random = seeded(kind, "holdsTheElementsOfAnArray");
        for (int size : SIZES) {
            Object array = kind.randomArray(random, size);
            PrimitiveSequence sequence = kind.of(array);

            assertEquals(size, sequence.size());
            assertEquals(size == 0, sequence.isEmpty());
            assertEquals(kind.size(), sequence.elementSize());
            for (int i = 0; i < size; i++) {
                assertEquals(Array.get(array, i), kind.get(sequence, i));
            }
            assertSameBits(kind, array, kind.toArray(sequence));
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void emptyIsOneObject(SequenceKind kind) {
        PrimitiveSequence empty = kind.empty();
        assertTrue(empty.isEmpty());
        assertSame(empty, kind.of(kind.newArray(0)));
        assertSame(empty, kind.fromWire(new byte[0], 0, 0, true));
        assertSame(empty, kind.fromWire(new byte[3], 2, 0, false));
        assertSame(empty, kind.build(kind.builder()));
        assertSame(empty, kind.build(kind.builder(100)));
        assertEquals(0, Array.getLength(kind.toArray(empty)));
        assertEquals("[]", empty.toString());
        kind.copyTo(empty, kind.newArray(0), 0);
        kind.toWire(empty, new byte[0], 0, true);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void doesNotChangeWithWhatItWasMadeOfOrGave(SequenceKind kind) {
        Random random = seeded(kind, "doesNotChangeWithWhatItWasMadeOfOrGave");
        Object model = kind.randomArray(random, 20);

        Object array = copy(kind, model);
        PrimitiveSequence fromArray = kind.of(array);
        change(kind, array);
        assertSameBits(kind, model, kind.toArray(fromArray));

        change(kind, kind.toArray(fromArray));
        assertSameBits(kind, model, kind.toArray(fromArray));

        for (boolean bigEndian : ORDERS) {
            byte[] wire = kind.wire(model, bigEndian);
            PrimitiveSequence fromWire = kind.fromWire(wire, 0, 20, bigEndian);
            Arrays.fill(wire, (byte) 0x55);
            assertSameBits(kind, model, kind.toArray(fromWire));
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void readsTheWireAtEveryOffset(SequenceKind kind) {
        Random random = seeded(kind, "readsTheWireAtEveryOffset");
        for (int size : SIZES) {
            for (int offset = 0; offset < 8; offset++) {
                for (boolean bigEndian : ORDERS) {
                    Object array = kind.randomArray(random, size);
                    byte[] wire = kind.wire(array, bigEndian);
                    byte[] source = new byte[offset + wire.length + 3];
                    random.nextBytes(source);
                    System.arraycopy(wire, 0, source, offset, wire.length);

                    PrimitiveSequence sequence = kind.fromWire(source, offset, size, bigEndian);

                    assertSameBits(kind, array, kind.toArray(sequence));
                    assertEquals(kind.of(array), sequence);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void writesTheWireAtEveryOffset(SequenceKind kind) {
        Random random = seeded(kind, "writesTheWireAtEveryOffset");
        for (int size : SIZES) {
            for (int offset = 0; offset < 8; offset++) {
                for (boolean bigEndian : ORDERS) {
                    Object array = kind.randomArray(random, size);
                    byte[] wire = kind.wire(array, bigEndian);
                    byte[] target = new byte[offset + wire.length + 3];
                    random.nextBytes(target);
                    byte[] expected = target.clone();
                    System.arraycopy(wire, 0, expected, offset, wire.length);

                    kind.toWire(kind.of(array), target, offset, bigEndian);

                    assertArrayEquals(expected, target);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void refusesAWireThatEndsTooEarly(SequenceKind kind) {
        byte[] source = new byte[3 * kind.size()];
        int[] counts = {4, -1, Integer.MAX_VALUE, Integer.MIN_VALUE, 0x20000001, 0x40000001, 0x60000000, -0x20000000};
        for (boolean bigEndian : ORDERS) {
            for (int count : counts) {
                assertThrows(IndexOutOfBoundsException.class, () -> kind.fromWire(source, 0, count, bigEndian));
            }
            for (int offset : new int[] {-1, 1, source.length, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
                assertThrows(IndexOutOfBoundsException.class, () -> kind.fromWire(source, offset, 3, bigEndian));
            }
            assertEquals(3, kind.fromWire(source, 0, 3, bigEndian).size());
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void tellsIndexAndSizeWhenThereIsNoSuchElement(SequenceKind kind) {
        PrimitiveSequence sequence = kind.of(kind.newArray(5));
        for (int index : new int[] {-1, 5, 6, Integer.MAX_VALUE, Integer.MIN_VALUE, 0x20000000, 0x40000000, -0x80000}) {
            IndexOutOfBoundsException e =
                    assertThrows(IndexOutOfBoundsException.class, () -> kind.get(sequence, index));
            assertTrue(e.getMessage().contains(Integer.toString(index)), e.getMessage());
            assertTrue(e.getMessage().contains("5"), e.getMessage());
        }
        assertThrows(IndexOutOfBoundsException.class, () -> kind.get(kind.empty(), 0));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void copiesAllOrAPart(SequenceKind kind) {
        Random random = seeded(kind, "copiesAllOrAPart");
        for (int round = 0; round < 200; round++) {
            int size = random.nextInt(50);
            Object array = kind.randomArray(random, size);
            PrimitiveSequence sequence = kind.of(array);
            int targetStart = random.nextInt(5);
            Object target = kind.randomArray(random, targetStart + size + 5);
            Object expected = copy(kind, target);

            System.arraycopy(array, 0, expected, targetStart, size);
            kind.copyTo(sequence, target, targetStart);
            assertSameBits(kind, expected, target);

            int start = random.nextInt(size + 1);
            int count = random.nextInt(size - start + 1);
            System.arraycopy(array, start, expected, targetStart + 1, count);
            kind.copyTo(sequence, start, target, targetStart + 1, count);
            assertSameBits(kind, expected, target);
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void refusesToCopyOutsideEitherRange(SequenceKind kind) {
        PrimitiveSequence sequence = kind.of(kind.randomArray(new Random(1), 5));
        Object target = kind.newArray(6);
        for (int targetStart : new int[] {-1, 2, 6, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            assertThrows(IndexOutOfBoundsException.class, () -> kind.copyTo(sequence, target, targetStart));
        }
        int[][] wrong = {
            {-1, 0, 2},
            {0, -1, 2},
            {0, 0, 6},
            {0, 0, -1},
            {3, 0, 3},
            {0, 4, 3},
            {6, 0, 0},
            {0, 7, 0},
            {0x40000000, 0, 1},
            {0, 0x40000000, 1},
            {1, 1, Integer.MAX_VALUE}
        };
        for (int[] ranges : wrong) {
            assertThrows(
                    IndexOutOfBoundsException.class,
                    () -> kind.copyTo(sequence, ranges[0], target, ranges[1], ranges[2]),
                    () -> Arrays.toString(ranges));
        }
        assertSameBits(kind, kind.newArray(6), target);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void isEqualByValue(SequenceKind kind) {
        Random random = seeded(kind, "isEqualByValue");
        for (int size : SIZES) {
            Object array = kind.randomArray(random, size);
            PrimitiveSequence sequence = kind.of(array);
            PrimitiveSequence same = kind.fromWire(kind.wire(array, true), 0, size, true);
            assertEquals(sequence, same);
            assertEquals(sequence.hashCode(), same.hashCode());
            assertEquals(sequence, sequence);
            assertNotEquals(sequence, kind.of(kind.randomArray(random, size + 1)));
            assertNotEquals(sequence, null);
            assertFalse(sequence.equals(array));
            for (int i = 0; i < size; i++) {
                Object changed = copy(kind, array);
                Array.set(changed, i, kind.other(Array.get(array, i)));
                assertNotEquals(sequence, kind.of(changed));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void isNeverEqualToAnotherKind(SequenceKind kind) {
        for (SequenceKind other : kinds()) {
            PrimitiveSequence zeros = kind.of(kind.newArray(8));
            PrimitiveSequence otherZeros = other.of(other.newArray(8));
            assertEquals(kind == other, zeros.equals(otherZeros));
            assertEquals(kind == other, kind.empty().equals(other.empty()));
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void showsAtMost32Elements(SequenceKind kind) {
        Random random = seeded(kind, "showsAtMost32Elements");
        for (int size : SIZES) {
            Object array = kind.randomArray(random, size);
            StringBuilder expected = new StringBuilder("[");
            for (int i = 0; i < Math.min(size, 32); i++) {
                expected.append(i == 0 ? "" : ", ").append(Array.get(array, i));
            }
            expected.append(size > 32 ? ", … " + size + " elements]" : "]");
            assertEquals(expected.toString(), kind.of(array).toString());
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void isBuiltFromElementsArraysAndSequences(SequenceKind kind) {
        Random random = seeded(kind, "isBuiltFromElementsArraysAndSequences");
        for (int size : SIZES) {
            Object array = kind.randomArray(random, size);
            int[] capacities = {0, 1, size, size + 1, random.nextInt(2 * size + 1)};
            for (int capacity : capacities) {
                Object builder = capacity == 0 ? kind.builder() : kind.builder(capacity);
                fill(kind, builder, array, random);
                assertSameBits(kind, array, kind.toArray(kind.build(builder)));
            }
        }
    }

    private static void fill(SequenceKind kind, Object builder, Object array, Random random) {
        int size = Array.getLength(array);
        for (int at = 0; at < size; ) {
            int count = Math.min(random.nextInt(20), size - at);
            Object part = kind.newArray(count);
            System.arraycopy(array, at, part, 0, count);
            switch (random.nextInt(3)) {
                case 0 -> {
                    for (int i = 0; i < count; i++) {
                        kind.add(builder, Array.get(part, i));
                    }
                }
                case 1 -> kind.addAll(builder, part);
                default -> kind.addAll(builder, kind.of(part));
            }
            at += count;
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void doesNotChangeWithItsBuilder(SequenceKind kind) {
        Random random = seeded(kind, "doesNotChangeWithItsBuilder");
        Object more = kind.randomArray(random, 100);
        for (int capacity : new int[] {0, 9, 10, 11, 200}) {
            Object array = kind.randomArray(random, 10);
            Object builder = kind.builder(capacity);
            kind.addAll(builder, array);
            PrimitiveSequence first = kind.build(builder);
            PrimitiveSequence again = kind.build(builder);
            kind.addAll(builder, first);
            kind.addAll(builder, more);
            PrimitiveSequence longer = kind.build(builder);

            assertSameBits(kind, array, kind.toArray(first));
            assertEquals(first, again);
            assertEquals(120, longer.size());
            Object expected = kind.newArray(120);
            System.arraycopy(array, 0, expected, 0, 10);
            System.arraycopy(array, 0, expected, 10, 10);
            System.arraycopy(more, 0, expected, 20, 100);
            assertSameBits(kind, expected, kind.toArray(longer));
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void refusesANegativeCapacity(SequenceKind kind) {
        assertThrows(IllegalArgumentException.class, () -> kind.builder(-1));
    }

    private static Random seeded(SequenceKind kind, String test) {
        long seed = System.nanoTime();
        System.out.println("SequenceBehaviourTest." + test + " " + kind + " seed " + seed);
        return new Random(seed);
    }

    private static Object copy(SequenceKind kind, Object array) {
        Object copy = kind.newArray(Array.getLength(array));
        System.arraycopy(array, 0, copy, 0, Array.getLength(array));
        return copy;
    }

    private static void change(SequenceKind kind, Object array) {
        for (int i = 0; i < Array.getLength(array); i++) {
            Array.set(array, i, kind.other(Array.get(array, i)));
        }
    }

    /** Compares by bits, so that the payload of a NaN counts. */
    private static void assertSameBits(SequenceKind kind, Object expected, Object actual) {
        assertArrayEquals(kind.wire(expected, false), kind.wire(actual, false));
    }
}
