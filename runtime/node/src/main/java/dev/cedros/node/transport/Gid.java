package dev.cedros.node.transport;

import java.util.HexFormat;

/**
 * The global id of a writer or reader: 16 bytes, unlike those of all others.
 *
 * @param high the first eight bytes, the first one on top
 * @param low the last eight bytes
 */
public record Gid(long high, long low) {
    private static final int SIZE = 16;

    /** Returns the 16 bytes in order. */
    public byte[] bytes() {
        byte[] bytes = new byte[SIZE];
        for (int i = 0; i < Long.BYTES; i++) {
            bytes[i] = (byte) (high >>> (Long.BYTES - 1 - i) * Byte.SIZE);
            bytes[Long.BYTES + i] = (byte) (low >>> (Long.BYTES - 1 - i) * Byte.SIZE);
        }
        return bytes;
    }

    /** Shows the bytes in hexadecimal, with dots between them, as the tools of ROS 2 do. */
    @Override
    public String toString() {
        return HexFormat.ofDelimiter(".").formatHex(bytes());
    }
}
