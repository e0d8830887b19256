package dev.cedros.payload;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import java.util.Objects;

/**
 * Reads and writes numbers of either byte order at any offset of a byte array, aligned or not: the one place that knows
 * how the bytes of a number lie in memory.
 *
 * <p>An offset or a range that does not lie within its array meets an {@link IndexOutOfBoundsException}, and nothing is
 * moved then. Codecs check once for as many values as they can, with an error that says more. All methods are stateless and
 * may be called from any thread. Floating point numbers keep their bits, those of a NaN included.
 *
 * <p>A {@code bigEndian} that does not change from call to call costs nothing. The bulk methods move long ranges through
 * buffer views, which the JVM copies as a block, swapping if need be; for short ones, and for some that are swapped, a loop was
 * measured to be faster.
 */
public final class WireBytes {
    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /**
     * The two ways took the same time at about 100 elements; below, the loop wins by more than it loses above. Numbers of four and
     * eight bytes that are swapped when read were faster in the loop at any length, but for ints, which took the same.
     */
    private static final int LOOP_LIMIT = 64;

    private WireBytes() {}

    /** Reads the two bytes at {@code at} as a signed number. */
    public static short getShort(byte[] bytes, int at, boolean bigEndian) {
        short value = (short) SHORT.get(bytes, at);
        return bigEndian ? Short.reverseBytes(value) : value;
    }

    /** Reads the two bytes at {@code at} as an unsigned number. */
    public static char getChar(byte[] bytes, int at, boolean bigEndian) {
        return (char) getShort(bytes, at, bigEndian);
    }

    /** Reads the four bytes at {@code at}. */
    public static int getInt(byte[] bytes, int at, boolean bigEndian) {
        int value = (int) INT.get(bytes, at);
        return bigEndian ? Integer.reverseBytes(value) : value;
    }

    /** Reads the eight bytes at {@code at}. */
    public static long getLong(byte[] bytes, int at, boolean bigEndian) {
        long value = (long) LONG.get(bytes, at);
        return bigEndian ? Long.reverseBytes(value) : value;
    }

    /** Reads the four bytes at {@code at} as an IEEE 754 number. */
    public static float getFloat(byte[] bytes, int at, boolean bigEndian) {
        return Float.intBitsToFloat(getInt(bytes, at, bigEndian));
    }

    /** Reads the eight bytes at {@code at} as an IEEE 754 number. */
    public static double getDouble(byte[] bytes, int at, boolean bigEndian) {
        return Double.longBitsToDouble(getLong(bytes, at, bigEndian));
    }

    /** Writes two bytes at {@code at}. */
    public static void putShort(byte[] bytes, int at, short value, boolean bigEndian) {
        SHORT.set(bytes, at, bigEndian ? Short.reverseBytes(value) : value);
    }

    /** Writes two bytes at {@code at}. */
    public static void putChar(byte[] bytes, int at, char value, boolean bigEndian) {
        putShort(bytes, at, (short) value, bigEndian);
    }

    /** Writes four bytes at {@code at}. */
    public static void putInt(byte[] bytes, int at, int value, boolean bigEndian) {
        INT.set(bytes, at, bigEndian ? Integer.reverseBytes(value) : value);
    }

    /** Writes eight bytes at {@code at}. */
    public static void putLong(byte[] bytes, int at, long value, boolean bigEndian) {
        LONG.set(bytes, at, bigEndian ? Long.reverseBytes(value) : value);
    }

    /** Writes four bytes at {@code at}. */
    public static void putFloat(byte[] bytes, int at, float value, boolean bigEndian) {
        putInt(bytes, at, Float.floatToRawIntBits(value), bigEndian);
    }

    /** Writes eight bytes at {@code at}. */
    public static void putDouble(byte[] bytes, int at, double value, boolean bigEndian) {
        putLong(bytes, at, Double.doubleToRawLongBits(value), bigEndian);
    }

    /** Reads {@code count} numbers from {@code at} on into {@code to}, from its element {@code start} on. */
    public static void getShorts(byte[] from, int at, boolean bigEndian, short[] to, int start, int count) {
        check(start, count, to.length, at, Short.BYTES, from.length);
        if (count > LOOP_LIMIT) {
            view(from, at, count * Short.BYTES, bigEndian).asShortBuffer().get(to, start, count);
            return;
        }
        for (int i = 0; i < count; i++) {
            to[start + i] = getShort(from, at + i * Short.BYTES, bigEndian);
        }
    }

    /** Reads {@code count} numbers from {@code at} on into {@code to}, from its element {@code start} on. */
    public static void getChars(byte[] from, int at, boolean bigEndian, char[] to, int start, int count) {
        check(start, count, to.length, at, Character.BYTES, from.length);
        if (count > LOOP_LIMIT) {
            view(from, at, count * Character.BYTES, bigEndian).asCharBuffer().get(to, start, count);
            return;
        }
        for (int i = 0; i < count; i++) {
            to[start + i] = getChar(from, at + i * Character.BYTES, bigEndian);
        }
    }

    /** Reads {@code count} numbers from {@code at} on into {@code to}, from its element {@code start} on. */
    public static void getInts(byte[] from, int at, boolean bigEndian, int[] to, int start, int count) {
        check(start, count, to.length, at, Integer.BYTES, from.length);
        if (count > LOOP_LIMIT) {
            view(from, at, count * Integer.BYTES, bigEndian).asIntBuffer().get(to, start, count);
            return;
        }
        for (int i = 0; i < count; i++) {
            to[start + i] = getInt(from, at + i * Integer.BYTES, bigEndian);
        }
    }

    /** Reads {@code count} numbers from {@code at} on into {@code to}, from its element {@code start} on. */
    public static void getLongs(byte[] from, int at, boolean bigEndian, long[] to, int start, int count) {
        check(start, count, to.length, at, Long.BYTES, from.length);
        if (count > LOOP_LIMIT && !bigEndian) {
            view(from, at, count * Long.BYTES, bigEndian).asLongBuffer().get(to, start, count);
            return;
        }
        for (int i = 0; i < count; i++) {
            to[start + i] = getLong(from, at + i * Long.BYTES, bigEndian);
        }
    }

    /** Reads {@code count} numbers from {@code at} on into {@code to}, from its element {@code start} on. */
    public static void getFloats(byte[] from, int at, boolean bigEndian, float[] to, int start, int count) {
        check(start, count, to.length, at, Float.BYTES, from.length);
        if (count > LOOP_LIMIT && !bigEndian) {
            view(from, at, count * Float.BYTES, bigEndian).asFloatBuffer().get(to, start, count);
            return;
        }
        for (int i = 0; i < count; i++) {
            to[start + i] = getFloat(from, at + i * Float.BYTES, bigEndian);
        }
    }

    /** Reads {@code count} numbers from {@code at} on into {@code to}, from its element {@code start} on. */
    public static void getDoubles(byte[] from, int at, boolean bigEndian, double[] to, int start, int count) {
        check(start, count, to.length, at, Double.BYTES, from.length);
        if (count > LOOP_LIMIT && !bigEndian) {
            view(from, at, count * Double.BYTES, bigEndian).asDoubleBuffer().get(to, start, count);
            return;
        }
        for (int i = 0; i < count; i++) {
            to[start + i] = getDouble(from, at + i * Double.BYTES, bigEndian);
        }
    }

    /**
     * Reads {@code count} bytes from {@code at} on, each non-zero one as true, into {@code to} from {@code start} on.
     */
    public static void getBooleans(byte[] from, int at, boolean[] to, int start, int count) {
        check(start, count, to.length, at, 1, from.length);
        for (int i = 0; i < count; i++) {
            to[start + i] = from[at + i] != 0;
        }
    }

    /** Writes {@code count} elements of {@code from}, from {@code start} on, to the bytes at {@code at}. */
    public static void putShorts(short[] from, int start, int count, byte[] to, int at, boolean bigEndian) {
        check(start, count, from.length, at, Short.BYTES, to.length);
        if (count > LOOP_LIMIT) {
            view(to, at, count * Short.BYTES, bigEndian).asShortBuffer().put(from, start, count);
            return;
        }
        for (int i = 0; i < count; i++) {
            putShort(to, at + i * Short.BYTES, from[start + i], bigEndian);
        }
    }

    /** Writes {@code count} elements of {@code from}, from {@code start} on, to the bytes at {@code at}. */
    public static void putChars(char[] from, int start, int count, byte[] to, int at, boolean bigEndian) {
        check(start, count, from.length, at, Character.BYTES, to.length);
        if (count > LOOP_LIMIT) {
            view(to, at, count * Character.BYTES, bigEndian).asCharBuffer().put(from, start, count);
            return;
        }
        for (int i = 0; i < count; i++) {
            putChar(to, at + i * Character.BYTES, from[start + i], bigEndian);
        }
    }

    /** Writes {@code count} elements of {@code from}, from {@code start} on, to the bytes at {@code at}. */
    public static void putInts(int[] from, int start, int count, byte[] to, int at, boolean bigEndian) {
        check(start, count, from.length, at, Integer.BYTES, to.length);
        if (count > LOOP_LIMIT) {
            view(to, at, count * Integer.BYTES, bigEndian).asIntBuffer().put(from, start, count);
            return;
        }
        for (int i = 0; i < count; i++) {
            putInt(to, at + i * Integer.BYTES, from[start + i], bigEndian);
        }
    }

    /** Writes {@code count} elements of {@code from}, from {@code start} on, to the bytes at {@code at}. */
    public static void putLongs(long[] from, int start, int count, byte[] to, int at, boolean bigEndian) {
        check(start, count, from.length, at, Long.BYTES, to.length);
        if (count > LOOP_LIMIT) {
            view(to, at, count * Long.BYTES, bigEndian).asLongBuffer().put(from, start, count);
            return;
        }
        for (int i = 0; i < count; i++) {
            putLong(to, at + i * Long.BYTES, from[start + i], bigEndian);
        }
    }

    /** Writes {@code count} elements of {@code from}, from {@code start} on, to the bytes at {@code at}. */
    public static void putFloats(float[] from, int start, int count, byte[] to, int at, boolean bigEndian) {
        check(start, count, from.length, at, Float.BYTES, to.length);
        if (count > LOOP_LIMIT) {
            view(to, at, count * Float.BYTES, bigEndian).asFloatBuffer().put(from, start, count);
            return;
        }
        for (int i = 0; i < count; i++) {
            putFloat(to, at + i * Float.BYTES, from[start + i], bigEndian);
        }
    }

    /** Writes {@code count} elements of {@code from}, from {@code start} on, to the bytes at {@code at}. */
    public static void putDoubles(double[] from, int start, int count, byte[] to, int at, boolean bigEndian) {
        check(start, count, from.length, at, Double.BYTES, to.length);
        if (count > LOOP_LIMIT) {
            view(to, at, count * Double.BYTES, bigEndian).asDoubleBuffer().put(from, start, count);
            return;
        }
        for (int i = 0; i < count; i++) {
            putDouble(to, at + i * Double.BYTES, from[start + i], bigEndian);
        }
    }

    /** Writes {@code count} elements of {@code from}, from {@code start} on, as bytes 0 or 1 at {@code at}. */
    public static void putBooleans(boolean[] from, int start, int count, byte[] to, int at) {
        check(start, count, from.length, at, 1, to.length);
        for (int i = 0; i < count; i++) {
            to[at + i] = (byte) (from[start + i] ? 1 : 0);
        }
    }

    /**
     * Copies {@code count} elements of {@code elementSize} bytes each and turns the bytes of each round: from one byte
     * order to the other. The two ranges are the same or do not overlap.
     *
     * @param elementSize 1, 2, 4 or 8
     * @throws IndexOutOfBoundsException if either range does not lie within its array; nothing is copied then
     */
    public static void copySwapped(byte[] from, int at, byte[] to, int start, int count, int elementSize) {
        checkBytes(at, count, elementSize, from.length);
        checkBytes(start, count, elementSize, to.length);
        switch (elementSize) {
            case 1 -> System.arraycopy(from, at, to, start, count);
            case 2 -> copySwapped16(from, at, to, start, count);
            case 4 -> copySwapped32(from, at, to, start, count);
            case 8 -> copySwapped64(from, at, to, start, count);
            default -> throw new IllegalArgumentException("No element has " + elementSize + " bytes");
        }
    }

    private static void copySwapped16(byte[] from, int at, byte[] to, int start, int count) {
        if (count > LOOP_LIMIT) {
            ShortBuffer source = view(from, at, count * 2, true).asShortBuffer();
            view(to, start, count * 2, false).asShortBuffer().put(source);
            return;
        }
        for (int i = 0; i < count; i++) {
            putShort(to, start + i * 2, getShort(from, at + i * 2, true), false);
        }
    }

    private static void copySwapped32(byte[] from, int at, byte[] to, int start, int count) {
        if (count > LOOP_LIMIT) {
            IntBuffer source = view(from, at, count * 4, true).asIntBuffer();
            view(to, start, count * 4, false).asIntBuffer().put(source);
            return;
        }
        for (int i = 0; i < count; i++) {
            putInt(to, start + i * 4, getInt(from, at + i * 4, true), false);
        }
    }

    private static void copySwapped64(byte[] from, int at, byte[] to, int start, int count) {
        if (count > LOOP_LIMIT) {
            LongBuffer source = view(from, at, count * 8, true).asLongBuffer();
            view(to, start, count * 8, false).asLongBuffer().put(source);
            return;
        }
        for (int i = 0; i < count; i++) {
            putLong(to, start + i * 8, getLong(from, at + i * 8, true), false);
        }
    }

    private static ByteBuffer view(byte[] bytes, int at, int sizeBytes, boolean bigEndian) {
        return ByteBuffer.wrap(bytes, at, sizeBytes).order(bigEndian ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
    }

    private static void check(int start, int count, int elements, int at, int elementSize, int bytes) {
        Objects.checkFromIndexSize(start, count, elements);
        checkBytes(at, count, elementSize, bytes);
    }

    private static void checkBytes(int at, int count, int elementSize, int bytes) {
        if (at < 0 || count < 0 || at > bytes - (long) count * elementSize) {
            throw outside(at, count, elementSize, bytes);
        }
    }

    private static IndexOutOfBoundsException outside(int at, int count, int elementSize, int bytes) {
        return new IndexOutOfBoundsException(
                count + " elements of " + elementSize + " bytes from " + at + " on are not within " + bytes + " bytes");
    }
}
