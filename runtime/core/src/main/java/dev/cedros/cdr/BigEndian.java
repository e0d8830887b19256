package dev.cedros.cdr;

import dev.cedros.error.InvalidMessageException;
import dev.cedros.payload.WireBytes;
import dev.cedros.sequence.BooleanSequence;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.FloatSequence;
import dev.cedros.sequence.IntSequence;
import dev.cedros.sequence.LongSequence;
import dev.cedros.sequence.ShortSequence;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/**
 * Reads and writes values of big-endian CDR at known places of an array: the vocabulary of generated code, which has worked
 * out the places. {@link LittleEndian} has the same methods for the other byte order. An index outside of the array meets an
 * {@link IndexOutOfBoundsException}; apart from that only the values themselves are checked. Stateless.
 *
 * <p>{@code put} methods put a value at an index, which is aligned already; {@code write} methods write padding first. For
 * them {@code origin} is the index from which alignment counts: that of the byte after the encapsulation header.
 */
public final class BigEndian {
    private BigEndian() {}

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
        return WireBytes.getShort(data, at, true);
    }

    /** Gives the uint16 at an index, 0 to 65535. */
    public static int getUint16(byte[] data, int at) {
        return WireBytes.getShort(data, at, true) & 0xFFFF;
    }

    /** Gives the int32 at an index. */
    public static int getInt32(byte[] data, int at) {
        return WireBytes.getInt(data, at, true);
    }

    /** Gives the uint32 at an index, 0 to 4294967295. */
    public static long getUint32(byte[] data, int at) {
        return WireBytes.getInt(data, at, true) & 0xFFFF_FFFFL;
    }

    /** Gives the int64 at an index, or the 64 bits of a uint64. */
    public static long getInt64(byte[] data, int at) {
        return WireBytes.getLong(data, at, true);
    }

    /** Gives the float32 at an index. */
    public static float getFloat32(byte[] data, int at) {
        return WireBytes.getFloat(data, at, true);
    }

    /** Gives the float64 at an index. */
    public static double getFloat64(byte[] data, int at) {
        return WireBytes.getDouble(data, at, true);
    }

    /** Steps over the padding before a value of 2 bytes, which must follow, and zeroes it; gives the index after it. */
    public static int align2(byte[] buffer, int origin, int p) {
        return Placing.align2(buffer, origin, p);
    }

    /** Does the same before {@code count} elements; without any, nothing. */
    public static int align2(byte[] buffer, int origin, int p, int count) {
        return count == 0 ? p : Placing.align2(buffer, origin, p);
    }

    /** Steps over the padding before a value of 4 bytes, which must follow, and zeroes it; gives the index after it. */
    public static int align4(byte[] buffer, int origin, int p) {
        return Placing.align4(buffer, origin, p);
    }

    /** Does the same before {@code count} elements; without any, nothing. */
    public static int align4(byte[] buffer, int origin, int p, int count) {
        return count == 0 ? p : Placing.align4(buffer, origin, p);
    }

    /** Steps over the padding before a value of 8 bytes, which must follow, and zeroes it; gives the index after it. */
    public static int align8(byte[] buffer, int origin, int p) {
        return Placing.align8(buffer, origin, p);
    }

    /** Does the same before {@code count} elements; without any, nothing. */
    public static int align8(byte[] buffer, int origin, int p, int count) {
        return count == 0 ? p : Placing.align8(buffer, origin, p);
    }

    /** Puts zero bytes where alignment leaves a gap. */
    public static void putPadding(byte[] buffer, int at, int n) {
        Placing.putPadding(buffer, at, n);
    }

    /** Puts a bool: 0 or 1. */
    public static void putBool(byte[] buffer, int at, boolean value) {
        buffer[at] = (byte) (value ? 1 : 0);
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
        buffer[at] = Placing.uint8(value);
    }

    /** Puts an int16. */
    public static void putInt16(byte[] buffer, int at, short value) {
        WireBytes.putShort(buffer, at, value, true);
    }

    /**
     * Puts a uint16.
     *
     * @throws InvalidMessageException with code {@code out-of-range} unless it lies in 0 to 65535
     */
    public static void putUint16(byte[] buffer, int at, int value) {
        WireBytes.putShort(buffer, at, Placing.uint16(value), true);
    }

    /** Puts an int32. */
    public static void putInt32(byte[] buffer, int at, int value) {
        WireBytes.putInt(buffer, at, value, true);
    }

    /**
     * Puts a uint32.
     *
     * @throws InvalidMessageException with code {@code out-of-range} unless it lies in 0 to 4294967295
     */
    public static void putUint32(byte[] buffer, int at, long value) {
        WireBytes.putInt(buffer, at, Placing.uint32(value), true);
    }

    /** Puts an int64, or the 64 bits of a uint64. */
    public static void putInt64(byte[] buffer, int at, long value) {
        WireBytes.putLong(buffer, at, value, true);
    }

    /** Puts a float32. */
    public static void putFloat32(byte[] buffer, int at, float value) {
        WireBytes.putFloat(buffer, at, value, true);
    }

    /** Puts a float64. */
    public static void putFloat64(byte[] buffer, int at, double value) {
        WireBytes.putDouble(buffer, at, value, true);
    }

    /**
     * Puts a builtin_interfaces/Time, 8 bytes.
     *
     * @throws InvalidMessageException with code {@code null-member}, or {@code seconds-range} if its seconds do not fit int32
     */
    public static void putInstant(byte[] buffer, int at, Instant value) {
        Placing.putInstant(buffer, at, value, true);
    }

    /**
     * Puts a builtin_interfaces/Duration, 8 bytes.
     *
     * @throws InvalidMessageException with code {@code null-member}, or {@code seconds-range} if its seconds do not fit int32
     */
    public static void putDuration(byte[] buffer, int at, Duration value) {
        Placing.putDuration(buffer, at, value, true);
    }

    /**
     * Puts a unique_identifier_msgs/UUID, 16 bytes in the order of RFC 4122.
     *
     * @throws InvalidMessageException with code {@code null-member}
     */
    public static void putUuid(byte[] buffer, int at, UUID value) {
        Placing.putUuid(buffer, at, value);
    }

    /** Puts bools, each as 0 or 1; gives the index after the last one. */
    public static int putBoolArray(byte[] buffer, int at, boolean[] values) {
        WireBytes.putBooleans(values, 0, values.length, buffer, at);
        return at + values.length;
    }

    /** Puts bools, each as 0 or 1; gives the index after the last one. */
    public static int putBoolArray(byte[] buffer, int at, BooleanSequence values) {
        values.toWire(buffer, at, true);
        return at + values.size();
    }

    /** Puts int8; uint8, byte and char have the same form; gives the index after the last one. */
    public static int putInt8Array(byte[] buffer, int at, byte[] values) {
        System.arraycopy(values, 0, buffer, at, values.length);
        return at + values.length;
    }

    /** Puts one-byte numbers; gives the index after the last one. */
    public static int putInt8Array(byte[] buffer, int at, ByteSequence values) {
        values.toWire(buffer, at, true);
        return at + values.size();
    }

    /**
     * Puts uint8, byte or char; an error names the element. Gives the index after the last one.
     *
     * @throws InvalidMessageException with code {@code out-of-range}
     */
    public static int putUint8Array(byte[] buffer, int at, int[] values) {
        return Placing.putUint8Array(buffer, at, values);
    }

    /** Puts int16; gives the index after the last one. */
    public static int putInt16Array(byte[] buffer, int at, short[] values) {
        WireBytes.putShorts(values, 0, values.length, buffer, at, true);
        return at + 2 * values.length;
    }

    /** Puts two-byte numbers; gives the index after the last one. */
    public static int putInt16Array(byte[] buffer, int at, ShortSequence values) {
        values.toWire(buffer, at, true);
        return at + 2 * values.size();
    }

    /**
     * Puts uint16; an error names the element. Gives the index after the last one.
     *
     * @throws InvalidMessageException with code {@code out-of-range}
     */
    public static int putUint16Array(byte[] buffer, int at, int[] values) {
        return Placing.putUint16Array(buffer, at, values, true);
    }

    /** Puts uint16; gives the index after the last one. */
    public static int putUint16Array(byte[] buffer, int at, char[] values) {
        WireBytes.putChars(values, 0, values.length, buffer, at, true);
        return at + 2 * values.length;
    }

    /** Puts int32; gives the index after the last one. */
    public static int putInt32Array(byte[] buffer, int at, int[] values) {
        WireBytes.putInts(values, 0, values.length, buffer, at, true);
        return at + 4 * values.length;
    }

    /** Puts four-byte numbers; gives the index after the last one. */
    public static int putInt32Array(byte[] buffer, int at, IntSequence values) {
        values.toWire(buffer, at, true);
        return at + 4 * values.size();
    }

    /**
     * Puts uint32; an error names the element. Gives the index after the last one.
     *
     * @throws InvalidMessageException with code {@code out-of-range}
     */
    public static int putUint32Array(byte[] buffer, int at, long[] values) {
        return Placing.putUint32Array(buffer, at, values, true);
    }

    /** Puts int64, or the bits of uint64; gives the index after the last one. */
    public static int putInt64Array(byte[] buffer, int at, long[] values) {
        WireBytes.putLongs(values, 0, values.length, buffer, at, true);
        return at + 8 * values.length;
    }

    /** Puts eight-byte numbers; gives the index after the last one. */
    public static int putInt64Array(byte[] buffer, int at, LongSequence values) {
        values.toWire(buffer, at, true);
        return at + 8 * values.size();
    }

    /** Puts float32; gives the index after the last one. */
    public static int putFloat32Array(byte[] buffer, int at, float[] values) {
        WireBytes.putFloats(values, 0, values.length, buffer, at, true);
        return at + 4 * values.length;
    }

    /** Puts float32; gives the index after the last one. */
    public static int putFloat32Array(byte[] buffer, int at, FloatSequence values) {
        values.toWire(buffer, at, true);
        return at + 4 * values.size();
    }

    /** Puts float64; gives the index after the last one. */
    public static int putFloat64Array(byte[] buffer, int at, double[] values) {
        WireBytes.putDoubles(values, 0, values.length, buffer, at, true);
        return at + 8 * values.length;
    }

    /** Puts float64; gives the index after the last one. */
    public static int putFloat64Array(byte[] buffer, int at, DoubleSequence values) {
        values.toWire(buffer, at, true);
        return at + 8 * values.size();
    }

    /**
     * Puts a string at an aligned place: a length that counts the NUL, UTF-8, a NUL. Gives the index after it.
     *
     * @throws InvalidMessageException with code {@code null-member}, or {@code surrogate} if it has half of a surrogate pair
     */
    public static int putString(byte[] buffer, int at, String value) {
        return PlacedText.putString(buffer, at, value, PlacedText.UNBOUNDED, true);
    }

    /**
     * Puts a string of {@code bound} UTF-8 bytes at most, as {@link #putString(byte[], int, String)} does.
     *
     * @throws InvalidMessageException also with code {@code string-bound}
     */
    public static int putString(byte[] buffer, int at, String value, int bound) {
        return PlacedText.putString(buffer, at, value, bound, true);
    }

    /** Writes a string, and padding before it where it has to be, as {@link #putString(byte[], int, String)} does. */
    public static int writeString(byte[] buffer, int origin, int p, String value) {
        return putString(buffer, Placing.align4(buffer, origin, p), value);
    }

    /** Writes a string of {@code bound} UTF-8 bytes at most, and padding before it where it has to be. */
    public static int writeString(byte[] buffer, int origin, int p, String value, int bound) {
        return putString(buffer, Placing.align4(buffer, origin, p), value, bound);
    }

    /** Writes {@code count} strings of {@code bound} UTF-8 bytes at most; an error names the element. */
    public static int writeStrings(byte[] buffer, int origin, int p, List<String> values, int count, int bound) {
        return PlacedText.writeStrings(buffer, origin, p, values, count, bound, true);
    }

    /** Writes strings of {@code bound} UTF-8 bytes at most; an error names the element. */
    public static int writeStrings(byte[] buffer, int origin, int p, String[] values, int bound) {
        return PlacedText.writeStrings(buffer, origin, p, values, bound, true);
    }

    /**
     * Writes a wstring of {@code bound} UTF-16 units at most in the form that the options name.
     *
     * @throws InvalidMessageException with code {@code null-member} or {@code wstring-bound}
     */
    public static int writeWstring(byte[] buffer, int origin, int p, String value, int bound, CdrOptions options) {
        return PlacedText.writeWstring(buffer, origin, p, value, bound, options, true);
    }

    /** Writes {@code count} wstrings of {@code bound} UTF-16 units at most; an error names the element. */
    public static int writeWstrings(
            byte[] buffer, int origin, int p, List<String> values, int count, int bound, CdrOptions options) {
        return PlacedText.writeWstrings(buffer, origin, p, values, count, bound, options, true);
    }

    /** Writes wstrings of {@code bound} UTF-16 units at most; an error names the element. */
    public static int writeWstrings(byte[] buffer, int origin, int p, String[] values, int bound, CdrOptions options) {
        return PlacedText.writeWstrings(buffer, origin, p, values, bound, options, true);
    }
}
