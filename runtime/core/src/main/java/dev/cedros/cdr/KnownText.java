package dev.cedros.cdr;

import dev.cedros.payload.WireBytes;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * A string with its little-endian form on the wire, and the table of those met lately. Names of frames, joints and topics are
 * the same objects in one message after the other; for them the table saves looking at each char twice, once for the size
 * and once for the copy, which is most of the cost of a short string.
 *
 * <p>Strings are found by identity. The table is shared by all threads without locks: entries are immutable, and a lost
 * update costs a miss. It holds at most 1024 short strings alive.
 */
final class KnownText {
    private static final int MAX_LENGTH = 64;
    private static final int SLOTS = 1024;

    /** A string takes the place of another one only if it is met so often in vain, so that two do not oust each other. */
    private static final int PATIENCE = 16;

    private static final @Nullable KnownText[] TABLE = new KnownText[SLOTS];
    private static final @Nullable String[] SEEN = new String[SLOTS];
    private static final byte[] WAITED = new byte[SLOTS];

    private final String value;

    /** The length that counts the NUL, UTF-8, the NUL. */
    private final byte[] wire;

    private KnownText(String value) {
        byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
        this.value = value;
        this.wire = new byte[4 + bytes.length + 1];
        WireBytes.putInt(wire, 0, bytes.length + 1, false);
        System.arraycopy(bytes, 0, wire, 4, bytes.length);
    }

    /** The entry of a string, or null if it has none. */
    static @Nullable KnownText find(String value) {
        // The hash is kept in the string, so that only its first use looks at the chars.
        if (value.length() > MAX_LENGTH) {
            return null;
        }
        KnownText known = TABLE[slot(value)];
        return known != null && known.value == value ? known : null;
    }

    /** Takes note of a string that was written; at the second time it gets an entry. */
    static void learn(String value) {
        int length = value.length();
        if (length == 0 || length > MAX_LENGTH) {
            return;
        }
        int slot = slot(value);
        if (SEEN[slot] != value) {
            SEEN[slot] = value;
        } else if (TABLE[slot] == null || ++WAITED[slot] > PATIENCE) {
            TABLE[slot] = new KnownText(value);
            WAITED[slot] = 0;
        }
    }

    /** The number of UTF-8 bytes. */
    int size() {
        return wire.length - 5;
    }

    /** Puts length, bytes and NUL, and gives the index after them. */
    int put(byte[] buffer, int at) {
        int size = wire.length;
        int last = at + size - 8;
        if (size < 8) {
            WireBytes.putInt(buffer, at, WireBytes.getInt(wire, 0, false), false);
            WireBytes.putInt(buffer, last + 4, WireBytes.getInt(wire, size - 4, false), false);
            return at + size;
        }
        // Eight bytes at a time; the last eight may overlap those before.
        int from = 0;
        for (int to = at; to < last; to += 8) {
            WireBytes.putLong(buffer, to, WireBytes.getLong(wire, from, false), false);
            from += 8;
        }
        WireBytes.putLong(buffer, last, WireBytes.getLong(wire, size - 8, false), false);
        return at + size;
    }

    private static int slot(String value) {
        int hash = value.hashCode();
        return (hash ^ hash >>> 10) & SLOTS - 1;
    }
}
