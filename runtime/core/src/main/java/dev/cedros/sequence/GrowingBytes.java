package dev.cedros.sequence;

import dev.cedros.error.InvalidMessageException;
import java.util.Arrays;

/** The bytes of a sequence under construction, for one thread. */
final class GrowingBytes {
    private static final int FIRST_CAPACITY = 64;
    /** A little below the largest int: some JVMs cannot make arrays quite as long. */
    private static final int LARGEST_CAPACITY = Integer.MAX_VALUE - 8;

    private byte[] bytes;
    private int used;

    GrowingBytes(int capacity, int elementSize) {
        if (capacity < 0) {
            throw new IllegalArgumentException("A capacity of " + capacity + " is negative");
        }
        bytes = PrimitiveSequence.allocate(capacity, elementSize);
    }

    /** Makes room for more bytes at the end and gives the place of the first; only then ask for {@link #bytes}. */
    int claim(long more) {
        int start = used;
        long needed = used + more;
        if (needed > bytes.length) {
            grow(needed);
        }
        used = (int) needed;
        return start;
    }

    byte[] bytes() {
        return bytes;
    }

    /** Forgets the last bytes that were claimed. */
    void giveBack(int last) {
        used -= last;
    }

    int used() {
        return used;
    }

    /**
     * Returns the bytes claimed so far. A full array is handed out itself: whatever is added later goes to a larger
     * one, so that this one does not change any more.
     */
    byte[] toByteArray() {
        return used == bytes.length ? bytes : Arrays.copyOf(bytes, used);
    }

    private void grow(long needed) {
        if (needed > LARGEST_CAPACITY) {
            throw new InvalidMessageException(
                    "message-size", "The elements take " + needed + " bytes, more than a message can have.");
        }
        long roomy = Math.max(FIRST_CAPACITY, bytes.length + (bytes.length >> 1));
        bytes = Arrays.copyOf(bytes, (int) Math.min(LARGEST_CAPACITY, Math.max(needed, roomy)));
    }
}
