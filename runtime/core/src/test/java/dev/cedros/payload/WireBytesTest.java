package dev.cedros.payload;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of number is seen as its bits in a long; what they are on the wire is computed here by shifting. */
class WireBytesTest {
    private static final int LARGEST_OFFSET = 7;

    /** Both sides of every length at which a loop gives way to a block copy, here or in the JDK. */
    private static final int[] COUNTS = {0, 1, 2, 3, 5, 6, 7, 8, 16, 31, 63, 64, 65, 66, 100, 500};

    static Stream<Kind> kinds() {
        return Stream.of(
                new Kind(
                        "short",
                        2,
                        (bytes, at, big) -> WireBytes.getShort(bytes, at, big) & 0xffffL,
                        (bytes, at, bits, big) -> WireBytes.putShort(bytes, at, (short) bits, big),
                        short[]::new,
                        (array, i) -> ((short[]) array)[i] & 0xffffL,
                        (array, i, bits) -> ((short[]) array)[i] = (short) bits,
                        (from, at, big, to, start, count) ->
                                WireBytes.getShorts(from, at, big, (short[]) to, start, count),
                        (from, start, count, to, at, big) ->
                                WireBytes.putShorts((short[]) from, start, count, to, at, big)),
                new Kind(
                        "char",
                        2,
                        (bytes, at, big) -> WireBytes.getChar(bytes, at, big),
                        (bytes, at, bits, big) -> WireBytes.putChar(bytes, at, (char) bits, big),
                        char[]::new,
                        (array, i) -> ((char[]) array)[i],
                        (array, i, bits) -> ((char[]) array)[i] = (char) bits,
                        (from, at, big, to, start, count) ->
                                WireBytes.getChars(from, at, big, (char[]) to, start, count),
                        (from, start, count, to, at, big) ->
                                WireBytes.putChars((char[]) from, start, count, to, at, big)),
                new Kind(
                        "int",
                        4,
                        (bytes, at, big) -> WireBytes.getInt(bytes, at, big) & 0xffffffffL,
                        (bytes, at, bits, big) -> WireBytes.putInt(bytes, at, (int) bits, big),
                        int[]::new,
                        (array, i) -> ((int[]) array)[i] & 0xffffffffL,
                        (array, i, bits) -> ((int[]) array)[i] = (int) bits,
                        (from, at, big, to, start, count) -> WireBytes.getInts(from, at, big, (int[]) to, start, count),
                        (from, start, count, to, at, big) ->
                                WireBytes.putInts((int[]) from, start, count, to, at, big)),
                new Kind(
                        "long",
                        8,
                        WireBytes::getLong,
                        WireBytes::putLong,
                        long[]::new,
                        (array, i) -> ((long[]) array)[i],
                        (array, i, bits) -> ((long[]) array)[i] = bits,
                        (from, at, big, to, start, count) ->
                                WireBytes.getLongs(from, at, big, (long[]) to, start, count),
                        (from, start, count, to, at, big) ->
                                WireBytes.putLongs((long[]) from, start, count, to, at, big)),
                new Kind(
                        "float",
                        4,
                        (bytes, at, big) -> Float.floatToRawIntBits(WireBytes.getFloat(bytes, at, big)) & 0xffffffffL,
                        (bytes, at, bits, big) -> WireBytes.putFloat(bytes, at, Float.intBitsToFloat((int) bits), big),
                        float[]::new,
                        (array, i) -> Float.floatToRawIntBits(((float[]) array)[i]) & 0xffffffffL,
                        (array, i, bits) -> ((float[]) array)[i] = Float.intBitsToFloat((int) bits),
                        (from, at, big, to, start, count) ->
                                WireBytes.getFloats(from, at, big, (float[]) to, start, count),
                        (from, start, count, to, at, big) ->
                                WireBytes.putFloats((float[]) from, start, count, to, at, big)),
                new Kind(
                        "double",
                        8,
                        (bytes, at, big) -> Double.doubleToRawLongBits(WireBytes.getDouble(bytes, at, big)),
                        (bytes, at, bits, big) -> WireBytes.putDouble(bytes, at, Double.longBitsToDouble(bits), big),
                        double[]::new,
                        (array, i) -> Double.doubleToRawLongBits(((double[]) array)[i]),
                        (array, i, bits) -> ((double[]) array)[i] = Double.longBitsToDouble(bits),
                        (from, at, big, to, start, count) ->
                                WireBytes.getDoubles(from, at, big, (double[]) to, start, count),
                        (from, start, count, to, at, big) ->
                                WireBytes.putDoubles((double[]) from, start, count, to, at, big)));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void readsAndWritesSingleNumbersAtEveryOffset(Kind kind) {
        Random random = seeded(kind, "single");
        for (int round = 0; round < 200; round++) {
            long bits = kind.randomBits(random);
            for (int offset = 0; offset <= LARGEST_OFFSET; offset++) {
                for (boolean bigEndian : new boolean[] {false, true}) {
                    byte[] expected = filled(offset + kind.size + 1);
                    kind.model(bits, expected, offset, bigEndian);

                    byte[] written = filled(expected.length);
                    kind.put.put(written, offset, bits, bigEndian);

                    assertArrayEquals(expected, written);
                    assertEquals(bits, kind.get.get(expected, offset, bigEndian));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void readsAndWritesManyAtEveryOffset(Kind kind) {
        Random random = seeded(kind, "many");
        for (int count : COUNTS) {
            for (int offset = 0; offset <= LARGEST_OFFSET; offset++) {
                for (boolean bigEndian : new boolean[] {false, true}) {
                    int start = random.nextInt(3);
                    Object array = kind.newArray.apply(start + count + 2);
                    byte[] expected = filled(offset + count * kind.size + 3);
                    for (int i = 0; i < count; i++) {
                        long bits = kind.randomBits(random);
                        kind.set.set(array, start + i, bits);
                        kind.model(bits, expected, offset + i * kind.size, bigEndian);
                    }

                    byte[] written = filled(expected.length);
                    kind.putMany.put(array, start, count, written, offset, bigEndian);
                    assertArrayEquals(expected, written);

                    Object read = kind.newArray.apply(start + count + 2);
                    kind.getMany.get(expected, offset, bigEndian, read, start, count);
                    for (int i = 0; i < start + count + 2; i++) {
                        assertEquals(kind.bits.bits(array, i), kind.bits.bits(read, i));
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void refusesWhatDoesNotLieWithinTheArrays(Kind kind) {
        int[] counts = {1, 64, 65, -1, Integer.MAX_VALUE, Integer.MIN_VALUE, 0x40000000, 0x20000001, -0x20000000};
        for (int size : new int[] {0, 3, 100}) {
            byte[] bytes = filled(size * kind.size);
            byte[] untouched = bytes.clone();
            Object array = kind.newArray.apply(size);
            int last = bytes.length - kind.size;
            for (boolean bigEndian : new boolean[] {false, true}) {
                for (int at : new int[] {-1, last + 1, bytes.length, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
                    refused(() -> kind.get.get(bytes, at, bigEndian));
                    refused(() -> kind.put.put(bytes, at, 0, bigEndian));
                    refused(() -> kind.getMany.get(bytes, at, bigEndian, array, 0, size + 1));
                    refused(() -> kind.putMany.put(array, 0, size + 1, bytes, at, bigEndian));
                }
                for (int count : counts) {
                    refused(() -> kind.getMany.get(bytes, last + 1, bigEndian, array, 0, count));
                    refused(() -> kind.putMany.put(array, 0, count, bytes, last + 1, bigEndian));
                    refused(() -> kind.getMany.get(bytes, 0, bigEndian, array, size, count));
                    refused(() -> kind.putMany.put(array, size, count, bytes, 0, bigEndian));
                    refused(() -> WireBytes.copySwapped(bytes, last + 1, new byte[800], 0, count, kind.size));
                    refused(() -> WireBytes.copySwapped(new byte[800], 0, bytes, last + 1, count, kind.size));
                }
            }
            assertArrayEquals(untouched, bytes);
            for (int i = 0; i < size; i++) {
                assertEquals(0, kind.bits.bits(array, i));
            }
        }
    }

    private static void refused(Executable call) {
        assertThrows(IndexOutOfBoundsException.class, call);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void copySwappedTurnsTheByteOrder(Kind kind) {
        Random random = seeded(kind, "swapped");
        for (int count : COUNTS) {
            for (int offset = 0; offset <= LARGEST_OFFSET; offset++) {
                byte[] from = new byte[offset + count * kind.size];
                int start = random.nextInt(8);
                byte[] expected = filled(start + count * kind.size + 1);
                for (int i = 0; i < count; i++) {
                    long bits = kind.randomBits(random);
                    boolean fromBig = random.nextBoolean();
                    kind.model(bits, from, offset + i * kind.size, fromBig);
                    kind.model(bits, expected, start + i * kind.size, !fromBig);
                }

                byte[] to = filled(expected.length);
                WireBytes.copySwapped(from, offset, to, start, count, kind.size);
                WireBytes.copySwapped(from, offset, from, offset, count, kind.size);

                assertArrayEquals(expected, to);
                int end = start + count * kind.size;
                assertArrayEquals(
                        Arrays.copyOfRange(expected, start, end), Arrays.copyOfRange(from, offset, from.length));
            }
        }
    }

    @Test
    void copySwappedOfSingleBytesIsACopy() {
        byte[] to = new byte[4];
        WireBytes.copySwapped(new byte[] {1, 2, 3}, 1, to, 1, 2, 1);
        assertArrayEquals(new byte[] {0, 2, 3, 0}, to);
    }

    @Test
    void copySwappedKnowsTheSizesOfNumbersOnly() {
        byte[] bytes = new byte[30];
        for (int size : new int[] {-1, 0, 3, 16}) {
            assertThrows(IllegalArgumentException.class, () -> WireBytes.copySwapped(bytes, 0, bytes, 16, 0, size));
        }
    }

    @Test
    void booleansAreWrittenAsZeroOrOneAndReadFromAnyByte() {
        boolean[] values = {true, true, false, true};
        byte[] bytes = filled(6);
        WireBytes.putBooleans(values, 1, 3, bytes, 2);
        assertArrayEquals(new byte[] {-86, -86, 1, 0, 1, -86}, bytes);

        boolean[] read = new boolean[5];
        WireBytes.getBooleans(new byte[] {9, 0, 1, -1, -128}, 1, read, 1, 4);
        assertArrayEquals(new boolean[] {false, false, true, true, true}, read);

        assertThrows(IndexOutOfBoundsException.class, () -> WireBytes.getBooleans(bytes, 0, read, 0, 6));
        assertThrows(IndexOutOfBoundsException.class, () -> WireBytes.putBooleans(values, 0, 5, bytes, 0));
    }

    private static Random seeded(Kind kind, String what) {
        long seed = System.nanoTime();
        System.out.println("WireBytesTest " + what + " " + kind + " seed " + seed);
        return new Random(seed);
    }

    private static byte[] filled(int length) {
        byte[] bytes = new byte[length];
        Arrays.fill(bytes, (byte) 0xaa);
        return bytes;
    }

    private interface Get {
        long get(byte[] bytes, int at, boolean bigEndian);
    }

    private interface Put {
        void put(byte[] bytes, int at, long bits, boolean bigEndian);
    }

    private interface Bits {
        long bits(Object array, int index);
    }

    private interface SetBits {
        void set(Object array, int index, long bits);
    }

    private interface GetMany {
        void get(byte[] from, int at, boolean bigEndian, Object to, int start, int count);
    }

    private interface PutMany {
        void put(Object from, int start, int count, byte[] to, int at, boolean bigEndian);
    }

    private record Kind(
            String name,
            int size,
            Get get,
            Put put,
            IntFunction<Object> newArray,
            Bits bits,
            SetBits set,
            GetMany getMany,
            PutMany putMany) {
        long randomBits(Random random) {
            long bits = random.nextLong();
            if (random.nextInt(8) == 0) {
                // A quiet NaN with a payload, for the kinds that have one.
                bits = size == 4 ? 0xffc00000L | bits & 0xfff : 0x7ff8000000000000L | bits & 0xffff;
            }
            return size == 8 ? bits : bits & (1L << 8 * size) - 1;
        }

        void model(long bits, byte[] bytes, int at, boolean bigEndian) {
            for (int i = 0; i < size; i++) {
                bytes[at + i] = (byte) (bits >>> 8 * (bigEndian ? size - 1 - i : i));
            }
        }

        @Override
        public String toString() {
            return name;
        }
    }
}
