package dev.cedros.codec;

import java.util.Arrays;

/** A row of numbers that grows. */
final class IntRow {
    private int length;
    private int[] values = new int[16];

    int length() {
        return length;
    }

    /** Leaves the first numbers alone. */
    void truncate(int newLength) {
        length = newLength;
    }

    void add(int value) {
        if (length == values.length) {
            values = Arrays.copyOf(values, 2 * length);
        }
        values[length++] = value;
    }

    int get(int index) {
        return values[index];
    }

    void set(int index, int value) {
        values[index] = value;
    }

    int[] toInts() {
        return Arrays.copyOf(values, length);
    }

    byte[] toBytes() {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) values[i];
        }
        return bytes;
    }
}
