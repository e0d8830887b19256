package dev.cedros.projection;

import java.util.Arrays;

/** Where the elements of each list begin among those of all, and, last, how many there are. */
final class Offsets extends Growing {
    private int[] values = new int[16];

    Offsets() {
        claim(1);
    }

    /** Adds a list with so many elements. */
    void add(int count) {
        int before = values[size() - 1];
        checkSize((long) before + count);
        int at = claim(1);
        values[at] = before + count;
    }

    int[] toArray() {
        return Arrays.copyOf(values, size());
    }

    @Override
    int capacity() {
        return values.length;
    }

    @Override
    void resize(int capacity) {
        values = Arrays.copyOf(values, capacity);
    }
}
