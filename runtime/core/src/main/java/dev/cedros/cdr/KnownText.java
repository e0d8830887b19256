package dev.cedros.cdr;

import dev.cedros.payload.WireBytes;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * A short string with its little-endian form on the wire, and the table of those written lately. Names of frames, joints and
 * topics are the same objects in one message after the other; for them the table saves looking at each char, once for the size
 * and once for the copy, and the copy is a few moves of eight bytes.
 *
 * <p>Strings are found by identity, at the place that their hash gives, which strings keep once it was asked for. The table is
 * shared by all threads without locks: entries are immutable, and a lost update costs a look at the chars. It keeps at most
 * 1024 entries alive.
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
        // Room for eight bytes even if there are fewer; the rest is not copied.
        this.wire = new byte[Math.max(8, wireSize)];
        WireBytes.putInt(wire, 0, bytes.length + 1, false);
        System.arraycopy(bytes, 0, wire, 4, bytes.length);
        this.first = WireBytes.getLong(wire, 0, false);
        this.last = wireSize < 8 ? WireBytes.getInt(wire, wireSize - 4, false) : WireBytes.getLong(wire, wireSize - 8, false);
        this.second = wireSize < 16 ? 0 : WireBytes.getLong(wire, 8, false);
        this.lastButOne = wireSize < 16 ? 0 : WireBytes.getLong(wire, wireSize - 16, false);
    }

    /** The entry of a string, or null if it has none. */
    static @Nullable KnownText find(String value) {
        if (value.length() > MAX_LENGTH) {
            return null;
        }
        KnownText known = TABLE[slot(value)];
        return known != null && isSame(known.value, value) ? known : null;
    }

    /** Takes note of a string that was written; at the second time in a row it gets an entry. */
    static void learn(String value) {
        if (value.length() > MAX_LENGTH) {
            return;
        }
        int slot = slot(value);
        String seen = SEEN[slot];
        if (seen == null || !isSame(seen, value)) {
            SEEN[slot] = value;
        } else if (TABLE[slot] == null || ++WAITED[slot] > PATIENCE) {
            TABLE[slot] = new KnownText(value);
            WAITED[slot] = 0;
        }
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
    private static boolean isSame(String one, String other) {
        return one == other;
    }

    private static int slot(String value) {
        int hash = value.hashCode();
        return (hash ^ hash >>> 10) & SLOTS - 1;
    }
}
