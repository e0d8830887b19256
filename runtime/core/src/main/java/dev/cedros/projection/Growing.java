package dev.cedros.projection;

import dev.cedros.error.InvalidMessageException;

/** Values or offsets of which more come with each message, and those of a message that failed go again. */
abstract class Growing {
    private static final int FIRST_CAPACITY = 16;
    private static final int LARGEST = Integer.MAX_VALUE - 8;

    private int size;
    private int mark;

    /** How many there are. */
    final int size() {
        return size;
    }

    /** Remembers what there is. */
    final void mark() {
        mark = size;
    }

    /** Goes back to what there was at the mark. */
    final void reset() {
        size = mark;
    }

    /** Makes room for more, and gives the place of the first. */
    final int claim(int count) {
        int at = size;
        long needed = (long) size + count;
        if (needed > capacity()) {
            checkSize(needed);
            long doubled = Math.max(FIRST_CAPACITY, 2L * capacity());
            resize((int) Math.max(needed, Math.min(doubled, LARGEST)));
        }
        size = (int) needed;
        return at;
    }

    static void checkSize(long needed) {
        if (needed > LARGEST) {
            throw new InvalidMessageException(
                    "columns-size",
                    "The column would have " + needed + " values; arrays have " + LARGEST
                            + " at most. Start new columns.");
        }
    }

    abstract int capacity();

    abstract void resize(int capacity);
}
