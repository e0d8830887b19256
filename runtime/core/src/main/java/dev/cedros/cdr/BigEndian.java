package dev.cedros.cdr;

import dev.cedros.payload.WireBytes;

/**
 * Reads and writes values of big-endian CDR at known places of an array: the vocabulary of generated code, which has worked
 * out the places. {@link LittleEndian} has the same methods for the other byte order. An index outside of the array meets an
 * {@link IndexOutOfBoundsException}; apart from that nothing is checked but ranges. Stateless.
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
}
