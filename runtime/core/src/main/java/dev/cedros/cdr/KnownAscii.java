package dev.cedros.cdr;

import org.jspecify.annotations.Nullable;

/**
 * Strings met lately of which it is known that they are ASCII. Names of frames, joints and topics are the same objects in one
 * message after the other; for them the table saves looking at each char once for the size and once more for the copy.
 *
 * <p>Strings are found by identity, at the place that their hash gives, which strings keep once it was asked for. The table is
 * shared by all threads without locks: a lost update costs a look at the chars. It keeps at most 1024 short strings alive.
 * Keeping their bytes as well was tried, to copy eight at a time: it took longer than {@code getBytes}.
 */
final class KnownAscii {
    private static final int MAX_LENGTH = 64;
    private static final int SLOTS = 1024;

    private static final @Nullable String[] TABLE = new String[SLOTS];

    private KnownAscii() {}

    static boolean contains(String value) {
        return value.length() <= MAX_LENGTH && TABLE[slot(value)] == value;
    }

    static void add(String value) {
        if (value.length() <= MAX_LENGTH) {
            TABLE[slot(value)] = value;
        }
    }

    private static int slot(String value) {
        int hash = value.hashCode();
        return (hash ^ hash >>> 10) & SLOTS - 1;
    }
}
