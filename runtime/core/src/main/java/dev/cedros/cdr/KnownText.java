package dev.cedros.cdr;

import dev.cedros.payload.WireBytes;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A short string with its little-endian form on the wire. Names of frames, joints and topics are the same in one message after
 * the other. Those written lately are found through {@link WrittenText}; those read lately are found here, by their first and
 * last bytes, which saves making them anew. To put one into an array is a few moves of eight bytes.
 *
 * <p>The table is shared by all threads without locks: entries are immutable, and a lost update costs a string. It keeps at most
 * 1024 entries alive.
 */
final class KnownText {
    private static final int MAX_LENGTH = 64;

    /** Two neighbours form a set, which shares what falls to it. */
    private static final int SLOTS = 1024;

    private static final int MAX_READ_SIZE = 4 + MAX_LENGTH + 1;

    private static final @Nullable KnownText[] READ_TABLE = new KnownText[SLOTS];
    private static final int[] READ_SEEN = new int[SLOTS];
    private static final Patience READ_PATIENCE = new Patience(SLOTS);

    private final String value;

    /** The length that counts the NUL, UTF-8, the NUL. */
    private final byte[] wire;

    private final int wireSize;

    /** The first and the last bytes, eight in each; they overlap in short strings. */
    private final long first;

    private final long second;
    private final long lastButOne;
    private final long last;

    KnownText(String value) {
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
        int place = place(slot);
        if (place >= 0) {
            KnownText known = new KnownText(value);
            // Replaced malformed bytes are the one case in which the string has another form.
            if (known.isAt(data, from, size)) {
                READ_TABLE[place] = known;
            }
        }
    }

    /** Where a new entry goes: to one of two free places, or after some patience to the first; -1 before. */
    private static int place(int set) {
        if (READ_TABLE[set] == null) {
            return set;
        }
        if (READ_TABLE[set + 1] == null) {
            return set + 1;
        }
        return READ_PATIENCE.isOver(set) ? set : -1;
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

    String value() {
        return value;
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
}
