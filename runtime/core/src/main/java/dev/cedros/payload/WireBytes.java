package dev.cedros.payload;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Reads and writes numbers of either byte order at any offset of a byte array, aligned or not: the one place that knows
 * how the bytes of a number lie in memory.
 *
 * <p>Offsets and counts are the caller's to check, once for as many values as it can; here a wrong one meets the JVM's
 * own check of the array. That throws an unchecked exception and never touches memory outside the arrays, but a bulk
 * method may have moved a part by then. All methods are stateless and may be called from any thread.
 *
 * <p>A {@code bigEndian} that does not change from call to call costs nothing. Floating point numbers keep their bits,
 * those of a NaN included. The bulk methods go through buffer views because the JVM moves those with one block copy, a
 * swapping one for the foreign byte order; a loop over single elements was measured to take eight times as long.
 */
public final class WireBytes {
    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

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
        view(from, at, count, 2, bigEndian).asShortBuffer().get(to, start, count);
    }

    /** Reads {@code count} numbers from {@code at} on into {@code to}, from its element {@code start} on. */
    public static void getChars(byte[] from, int at, boolean bigEndian, char[] to, int start, int count) {
        view(from, at, count, 2, bigEndian).asCharBuffer().get(to, start, count);
    }

    /** Reads {@code count} numbers from {@code at} on into {@code to}, from its element {@code start} on. */
    public static void getInts(byte[] from, int at, boolean bigEndian, int[] to, int start, int count) {
        view(from, at, count, 4, bigEndian).asIntBuffer().get(to, start, count);
    }

    /** Reads {@code count} numbers from {@code at} on into {@code to}, from its element {@code start} on. */
    public static void getLongs(byte[] from, int at, boolean bigEndian, long[] to, int start, int count) {
        view(from, at, count, 8, bigEndian).asLongBuffer().get(to, start, count);
    }

    /** Reads {@code count} numbers from {@code at} on into {@code to}, from its element {@code start} on. */
    public static void getFloats(byte[] from, int at, boolean bigEndian, float[] to, int start, int count) {
        view(from, at, count, 4, bigEndian).asFloatBuffer().get(to, start, count);
    }

    /** Reads {@code count} numbers from {@code at} on into {@code to}, from its element {@code start} on. */
    public static void getDoubles(byte[] from, int at, boolean bigEndian, double[] to, int start, int count) {
        view(from, at, count, 8, bigEndian).asDoubleBuffer().get(to, start, count);
    }

    /**
     * Reads {@code count} bytes from {@code at} on, each non-zero one as true, into {@code to} from {@code start} on.
     */
    public static void getBooleans(byte[] from, int at, boolean[] to, int start, int count) {
        for (int i = 0; i < count; i++) {
            to[start + i] = from[at + i] != 0;
        }
    }

    /** Writes {@code count} elements of {@code from}, from {@code start} on, to the bytes at {@code at}. */
    public static void putShorts(short[] from, int start, int count, byte[] to, int at, boolean bigEndian) {
        view(to, at, count, 2, bigEndian).asShortBuffer().put(from, start, count);
    }

    /** Writes {@code count} elements of {@code from}, from {@code start} on, to the bytes at {@code at}. */
    public static void putChars(char[] from, int start, int count, byte[] to, int at, boolean bigEndian) {
        view(to, at, count, 2, bigEndian).asCharBuffer().put(from, start, count);
    }

    /** Writes {@code count} elements of {@code from}, from {@code start} on, to the bytes at {@code at}. */
    public static void putInts(int[] from, int start, int count, byte[] to, int at, boolean bigEndian) {
        view(to, at, count, 4, bigEndian).asIntBuffer().put(from, start, count);
    }

    /** Writes {@code count} elements of {@code from}, from {@code start} on, to the bytes at {@code at}. */
    public static void putLongs(long[] from, int start, int count, byte[] to, int at, boolean bigEndian) {
        view(to, at, count, 8, bigEndian).asLongBuffer().put(from, start, count);
    }

    /** Writes {@code count} elements of {@code from}, from {@code start} on, to the bytes at {@code at}. */
    public static void putFloats(float[] from, int start, int count, byte[] to, int at, boolean bigEndian) {
        view(to, at, count, 4, bigEndian).asFloatBuffer().put(from, start, count);
    }

    /** Writes {@code count} elements of {@code from}, from {@code start} on, to the bytes at {@code at}. */
    public static void putDoubles(double[] from, int start, int count, byte[] to, int at, boolean bigEndian) {
        view(to, at, count, 8, bigEndian).asDoubleBuffer().put(from, start, count);
    }

    /** Writes {@code count} elements of {@code from}, from {@code start} on, as bytes 0 or 1 at {@code at}. */
    public static void putBooleans(boolean[] from, int start, int count, byte[] to, int at) {
        for (int i = 0; i < count; i++) {
            to[at + i] = (byte) (from[start + i] ? 1 : 0);
        }
    }

    /**
     * Copies {@code count} elements of {@code elementSize} bytes each and turns the bytes of each round: from one byte
     * order to the other. The two ranges must not overlap.
     *
     * @param elementSize 1, 2, 4 or 8
     */
    public static void copySwapped(byte[] from, int at, byte[] to, int start, int count, int elementSize) {
        ByteBuffer source = view(from, at, count, elementSize, true);
        ByteBuffer target = view(to, start, count, elementSize, false);
        switch (elementSize) {
            case 1 -> target.put(source);
            case 2 -> target.asShortBuffer().put(source.asShortBuffer());
            case 4 -> target.asIntBuffer().put(source.asIntBuffer());
            case 8 -> target.asLongBuffer().put(source.asLongBuffer());
            default -> throw new IllegalArgumentException("No element has " + elementSize + " bytes");
        }
    }

    private static ByteBuffer view(byte[] bytes, int at, int count, int elementSize, boolean bigEndian) {
        return ByteBuffer.wrap(bytes, at, count * elementSize)
                .order(bigEndian ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
    }
}
