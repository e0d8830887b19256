package dev.cedros.cdr;

import dev.cedros.error.InvalidMessageException;
import dev.cedros.payload.WireBytes;

/**
 * Reads and writes values of little-endian CDR at known places of an array: the vocabulary of generated code, which has worked
 * out the places. {@link BigEndian} has the same methods for the other byte order. An index outside of the array meets an
 * {@link IndexOutOfBoundsException}; apart from that nothing is checked but ranges. Stateless.
 */
public final class LittleEndian {
    private LittleEndian() {}

    /** Gives the int8 at an index; uint8, byte and char have the same form. */
    public static byte getInt8(byte[] data, int at) {
        return data[at];
    }

    /** Gives the uint8, byte or char at an index, 0 to 255. */
    public static int getUint8(byte[] data, int at) {
        return data[at] & 0xFF;
    }

    /** Gives the int16 at an index. */
    public static short getInt16(byte[] data, int at) {
        return WireBytes.getShort(data, at, false);
    }

    /** Gives the uint16 at an index, 0 to 65535. */
    public static int getUint16(byte[] data, int at) {
        return WireBytes.getShort(data, at, false) & 0xFFFF;
    }

    /** Gives the int32 at an index. */
    public static int getInt32(byte[] data, int at) {
        return WireBytes.getInt(data, at, false);
    }

    /** Gives the uint32 at an index, 0 to 4294967295. */
    public static long getUint32(byte[] data, int at) {
        return WireBytes.getInt(data, at, false) & 0xFFFF_FFFFL;
    }

    /** Gives the int64 at an index, or the 64 bits of a uint64. */
    public static long getInt64(byte[] data, int at) {
        return WireBytes.getLong(data, at, false);
    }

    /** Gives the float32 at an index. */
    public static float getFloat32(byte[] data, int at) {
        return WireBytes.getFloat(data, at, false);
    }

    /** Gives the float64 at an index. */
    public static double getFloat64(byte[] data, int at) {
        return WireBytes.getDouble(data, at, false);
    }

    /** Puts an int8; uint8, byte and char have the same form. */
    public static void putInt8(byte[] buffer, int at, byte value) {
        buffer[at] = value;
    }

    /**
     * Puts a uint8, byte or char.
     *
     * @throws InvalidMessageException with code {@code out-of-range} unless it lies in 0 to 255
     */
    public static void putUint8(byte[] buffer, int at, int value) {
        if ((value & ~0xFF) != 0) {
            throw InvalidMessageException.outOfRange(value, "uint8", "0 to 255");
        }
        buffer[at] = (byte) value;
    }

    /** Puts an int16. */
    public static void putInt16(byte[] buffer, int at, short value) {
        WireBytes.putShort(buffer, at, value, false);
    }

    /**
     * Puts a uint16.
     *
     * @throws InvalidMessageException with code {@code out-of-range} unless it lies in 0 to 65535
     */
    public static void putUint16(byte[] buffer, int at, int value) {
        if ((value & ~0xFFFF) != 0) {
            throw InvalidMessageException.outOfRange(value, "uint16", "0 to 65535");
        }
        WireBytes.putShort(buffer, at, (short) value, false);
    }

    /** Puts an int32. */
    public static void putInt32(byte[] buffer, int at, int value) {
        WireBytes.putInt(buffer, at, value, false);
    }

    /**
     * Puts a uint32.
     *
     * @throws InvalidMessageException with code {@code out-of-range} unless it lies in 0 to 4294967295
     */
    public static void putUint32(byte[] buffer, int at, long value) {
        if ((value & ~0xFFFF_FFFFL) != 0) {
            throw InvalidMessageException.outOfRange(value, "uint32", "0 to 4294967295");
        }
        WireBytes.putInt(buffer, at, (int) value, false);
    }

    /** Puts an int64, or the 64 bits of a uint64. */
    public static void putInt64(byte[] buffer, int at, long value) {
        WireBytes.putLong(buffer, at, value, false);
    }

    /** Puts a float32. */
    public static void putFloat32(byte[] buffer, int at, float value) {
        WireBytes.putFloat(buffer, at, value, false);
    }

    /** Puts a float64. */
    public static void putFloat64(byte[] buffer, int at, double value) {
        WireBytes.putDouble(buffer, at, value, false);
    }

    /** Puts int8; gives the index after the last one. */
    public static int putInt8Array(byte[] buffer, int at, byte[] values) {
        System.arraycopy(values, 0, buffer, at, values.length);
        return at + values.length;
    }

    /** Puts uint8, byte or char, an error names the element; gives the index after the last one. */
    public static int putUint8Array(byte[] buffer, int at, int[] values) {
        for (int i = 0; i < values.length; i++) {
            try {
                putUint8(buffer, at + i, values[i]);
            } catch (InvalidMessageException e) {
                throw e.within(null, "[" + i + "]");
            }
        }
        return at + values.length;
    }

    /** Puts int16; gives the index after the last one. */
    public static int putInt16Array(byte[] buffer, int at, short[] values) {
        WireBytes.putShorts(values, 0, values.length, buffer, at, false);
        return at + 2 * values.length;
    }

    /** Puts uint16, an error names the element; gives the index after the last one. */
    public static int putUint16Array(byte[] buffer, int at, int[] values) {
        for (int i = 0; i < values.length; i++) {
            try {
                putUint16(buffer, at + 2 * i, values[i]);
            } catch (InvalidMessageException e) {
                throw e.within(null, "[" + i + "]");
            }
        }
        return at + 2 * values.length;
    }

    /** Puts uint16 given as chars; gives the index after the last one. */
    public static int putUint16Array(byte[] buffer, int at, char[] values) {
        WireBytes.putChars(values, 0, values.length, buffer, at, false);
        return at + 2 * values.length;
    }

    /** Puts int32; gives the index after the last one. */
    public static int putInt32Array(byte[] buffer, int at, int[] values) {
        WireBytes.putInts(values, 0, values.length, buffer, at, false);
        return at + 4 * values.length;
    }

    /** Puts uint32, an error names the element; gives the index after the last one. */
    public static int putUint32Array(byte[] buffer, int at, long[] values) {
        for (int i = 0; i < values.length; i++) {
            try {
                putUint32(buffer, at + 4 * i, values[i]);
            } catch (InvalidMessageException e) {
                throw e.within(null, "[" + i + "]");
            }
        }
        return at + 4 * values.length;
    }

    /** Puts int64; gives the index after the last one. */
    public static int putInt64Array(byte[] buffer, int at, long[] values) {
        WireBytes.putLongs(values, 0, values.length, buffer, at, false);
        return at + 8 * values.length;
    }

    /** Puts float32; gives the index after the last one. */
    public static int putFloat32Array(byte[] buffer, int at, float[] values) {
        WireBytes.putFloats(values, 0, values.length, buffer, at, false);
        return at + 4 * values.length;
    }

    /** Puts float64; gives the index after the last one. */
    public static int putFloat64Array(byte[] buffer, int at, double[] values) {
        WireBytes.putDoubles(values, 0, values.length, buffer, at, false);
        return at + 8 * values.length;
    }
}
