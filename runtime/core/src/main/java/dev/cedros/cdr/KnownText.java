package dev.cedros.cdr;

import dev.cedros.payload.WireBytes;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A short string with its little-endian form on the wire. Names of frames, joints and topics are the same in one message after
 * the other, so those met lately are kept in two tables.
 *
 * <p>The one for writing finds strings by identity, at the place that their hash gives, which strings keep once it was asked
 * for; it saves looking at each char, once for the size and once for the copy, and the copy is a few moves of eight bytes. The
 * one for reading finds them by their first and last bytes, and saves making them.
 *
 * <p>The tables are shared by all threads without locks: entries are immutable, and a lost update costs a look at the chars.
 * Each keeps at most 1024 entries alive.
 */
final class KnownText {
    private static final int MAX_LENGTH = 64;

    /** Two neighbours form a set, which shares what falls to it. */
    private static final int SLOTS = 1024;

    /**
     * A string takes the place of another one only if its set was searched in vain so often; each time it has to be twice as
     * often, so that strings which oust each other in turn soon do so no more.
     */
    private static final int PATIENCE = 16;

    private static final int MOST_PATIENCE = 1 << 20;

    private static final @Nullable KnownText[] TABLE = new KnownText[SLOTS];
    private static final @Nullable String[] SEEN = new String[SLOTS];
    private static final int[] WAITED = new int[SLOTS];

    private static final int MAX_READ_SIZE = 4 + MAX_LENGTH + 1;

    private static final @Nullable KnownText[] READ_TABLE = new KnownText[SLOTS];
    private static final int[] READ_SEEN = new int[SLOTS];
    private static final int[] READ_WAITED = new int[SLOTS];

    private final String value;

    /** The length that counts the NUL, UTF-8, the NUL. */
    private final byte[] wire;

    private final int wireSize;

    /** The first and the last bytes, eight in each; they overlap in short strings. */
    private final long first;

    private final long second;
    private final long lastButOne;
    private final long last;

    private KnownText(String value) {
        byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
        this.value = value;
        this.wireSize = 4 + bytes.length + 1;
        this.wire = new byte[wireSize];
        WireBytes.putInt(wire, 0, bytes.length + 1, false);
        System.arraycopy(bytes, 0, wire, 4, bytes.length);
        this.first = first(wire, 0, wireSize);
        this.last = last(wire, 0, wireSize);
        this.second = wireSize < 16 ? 0 : WireBytes.getLong(wire, 8, false);
        this.lastButOne = wireSize < 16 ? 0 : WireBytes.getLong(wire, wireSize - 16, false);
    }

    /** The entry of a string, or null if it has none. */
    static @Nullable KnownText find(String value) {
        if (value.length() > MAX_LENGTH) {
            return null;
        }
        int slot = slot(value);
        KnownText known = TABLE[slot];
        if (known != null && isSame(known.value, value)) {
            return known;
        }
        known = TABLE[slot + 1];
        return known != null && isSame(known.value, value) ? known : null;
    }

    /** Takes note of a string that was written; if it was lately written before, it gets an entry. */
    static void learn(String value) {
        if (value.length() > MAX_LENGTH) {
            return;
        }
        int slot = slot(value);
        if (!isSame(SEEN[slot], value) && !isSame(SEEN[slot + 1], value)) {
            SEEN[slot + 1] = SEEN[slot];
            SEEN[slot] = value;
            return;
        }
        int place = place(TABLE, WAITED, slot);
        if (place >= 0) {
            TABLE[place] = new KnownText(value);
        }
    }

    /**
     * The string whose form on the wire, length and NUL included, stands in an array; null if it is not known.
     *
     * @param from the index of the length
     * @param size how many bytes it takes
     */
    static @Nullable String read(byte[] data, int from, int size) {
        if (size > MAX_READ_SIZE) {
            return null;
        }
        int slot = readSlot(readHash(data, from, size));
        KnownText known = READ_TABLE[slot];
        if (known != null && known.isAt(data, from, size)) {
            return known.value;
        }
        known = READ_TABLE[slot + 1];
        return known != null && known.isAt(data, from, size) ? known.value : null;
    }

    /** Takes note of a string that was read; if it was lately read before, it gets an entry. */
    static void learn(String value, byte[] data, int from, int size) {
        if (size > MAX_READ_SIZE) {
            return;
        }
        int hash = readHash(data, from, size);
        int slot = readSlot(hash);
        if (READ_SEEN[slot] != hash && READ_SEEN[slot + 1] != hash) {
            READ_SEEN[slot + 1] = READ_SEEN[slot];
            READ_SEEN[slot] = hash;
            return;
        }
        int place = place(READ_TABLE, READ_WAITED, slot);
        if (place >= 0) {
            KnownText known = new KnownText(value);
            // Replaced malformed bytes are the one case in which the string has another form.
            if (known.isAt(data, from, size)) {
                READ_TABLE[place] = known;
            }
        }
    }

    /** Where a new entry goes: to one of two free places, or after some patience to the first; -1 before. */
    private static int place(@Nullable KnownText[] table, int[] waited, int set) {
        if (table[set] == null) {
            return set;
        }
        if (table[set + 1] == null) {
            return set + 1;
        }
        // The count goes into the first of the two numbers, the patience into the second.
        int patience = Math.max(PATIENCE, waited[set + 1]);
        if (++waited[set] <= patience) {
            return -1;
        }
        waited[set] = 0;
        waited[set + 1] = Math.min(MOST_PATIENCE, 2 * patience);
        return set;
    }

    private boolean isAt(byte[] data, int from, int size) {
        if (size != wireSize || first(data, from, size) != first || last(data, from, size) != last) {
            return false;
        }
        if (size <= 16) {
            return true;
        }
        return WireBytes.getLong(data, from + 8, false) == second
                && WireBytes.getLong(data, from + size - 16, false) == lastButOne
                && (size <= 32 || Arrays.equals(data, from, from + size, wire, 0, size));
    }

    private static int readHash(byte[] data, int from, int size) {
        long words = first(data, from, size) * 0x9E3779B97F4A7C15L + last(data, from, size);
        if (size > 16) {
            words = words * 0x9E3779B97F4A7C15L + WireBytes.getLong(data, from + 8, false);
            words = words * 0x9E3779B97F4A7C15L + WireBytes.getLong(data, from + size - 16, false);
        }
        words *= 0x9E3779B97F4A7C15L;
        return (int) (words >>> 32);
    }

    private static int readSlot(int hash) {
        return hash >>> 22 & -2;
    }

    private static long first(byte[] data, int from, int size) {
        return size < 8 ? WireBytes.getInt(data, from, false) : WireBytes.getLong(data, from, false);
    }

    private static long last(byte[] data, int from, int size) {
        return size < 8
                ? WireBytes.getInt(data, from + size - 4, false)
                : WireBytes.getLong(data, from + size - 8, false);
    }

    /** The number of UTF-8 bytes. */
    int size() {
        return wireSize - 5;
    }

    /** Puts length, bytes and NUL, and gives the index after them. */
    int put(byte[] buffer, int at) {
        int end = at + wireSize;
        if (wireSize > 32) {
            System.arraycopy(wire, 0, buffer, at, wireSize);
        } else if (wireSize > 16) {
            WireBytes.putLong(buffer, at, first, false);
            WireBytes.putLong(buffer, at + 8, second, false);
            WireBytes.putLong(buffer, end - 16, lastButOne, false);
            WireBytes.putLong(buffer, end - 8, last, false);
        } else if (wireSize >= 8) {
            WireBytes.putLong(buffer, at, first, false);
            WireBytes.putLong(buffer, end - 8, last, false);
        } else {
            WireBytes.putInt(buffer, at, (int) first, false);
            WireBytes.putInt(buffer, end - 4, (int) last, false);
        }
        return end;
    }

    @SuppressWarnings("ReferenceEquality") // Equal strings would have to be compared char by char.
    private static boolean isSame(@Nullable String one, String other) {
        return one == other;
    }

    /** The first of the two places of a string. */
    private static int slot(String value) {
        int hash = value.hashCode();
        return (hash ^ hash >>> 10) << 1 & SLOTS - 1;
    }
}
