package dev.cedros.cdr;

import dev.cedros.payload.WireBytes;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The strings of a list that was written lately, with all their bytes. The names of joints come in the same order in one
 * message after the other, mostly as the same objects. So a list is looked up by its first string, and if each of its strings is
 * the object that it was, the bytes are those that they were, whatever list it is and whatever was done to it in between:
 * strings do not change.
 *
 * <p>Lists of 8 to 512 ASCII strings, little-endian, of 8 KiB at most; 32 lists are kept. Shared by all threads without locks:
 * entries are immutable, and a lost update costs a walk over the list.
 */
final class KnownTexts {
    private static final int MIN_COUNT = 8;
    private static final int MAX_COUNT = 512;
    private static final int MAX_BYTES = 8 << 10;
    private static final int MAX_HASHED_LENGTH = 64;
    private static final int PLACES = 32;

    private static final @Nullable KnownTexts[] TABLE = new KnownTexts[PLACES];
    private static final @Nullable String[] SEEN = new String[PLACES];
    private static final Patience PATIENCE = new Patience(PLACES);

    private final String[] values;

    /** From the length of the first string to the NUL of the last one; all begin at multiples of four. */
    private final byte[] wire;

    private final int longest;

    private KnownTexts(String[] values, int size, int longest) {
        this.values = values;
        this.wire = new byte[size];
        this.longest = longest;
        int p = 0;
        for (String value : values) {
            p = (p + 3) & -4;
            WireBytes.putInt(wire, p, value.length() + 1, false);
            Utf8.putAscii(value, wire, p + 4);
            p += 4 + value.length() + 1;
        }
    }

    /** The entry of a list with so many strings, or null if it has none. */
    static @Nullable KnownTexts find(List<String> list, int count) {
        if (count < MIN_COUNT || count > MAX_COUNT) {
            return null;
        }
        try {
            KnownTexts known = candidate(list.get(0), count);
            return known != null && known.areIn(list) ? known : null;
        } catch (RuntimeException e) {
            // Whoever goes through the list now meets it again, and can tell at which index.
            return null;
        }
    }

    /** The entry of an array, or null if it has none. */
    static @Nullable KnownTexts find(String[] array) {
        if (array.length < MIN_COUNT || array.length > MAX_COUNT) {
            return null;
        }
        KnownTexts known = candidate(array[0], array.length);
        if (known == null) {
            return null;
        }
        String[] values = known.values;
        for (int i = 0; i < values.length; i++) {
            if (!isSame(array[i], values[i])) {
                return null;
            }
        }
        return known;
    }

    /** Takes note of strings that were written; if some with the same first one lately were before, they get an entry. */
    static void learn(List<String> list, int count) {
        try {
            if (count >= MIN_COUNT && isNew(count, list.get(0))) {
                String[] values = new String[count];
                Arrays.setAll(values, list::get);
                keep(values);
            }
        } catch (RuntimeException e) {
            // They have been written, so that nothing is wrong with the message.
            return;
        }
    }

    /** Takes note of strings that were written; if some with the same first one lately were before, they get an entry. */
    static void learn(String[] array) {
        if (array.length >= MIN_COUNT && isNew(array.length, array[0])) {
            keep(array.clone());
        }
    }

    private boolean areIn(List<String> list) {
        for (int i = 0; i < values.length; i++) {
            if (!isSame(list.get(i), values[i])) {
                return false;
            }
        }
        return true;
    }

    /** The number of bytes, from the length of the first string to the NUL of the last one. */
    int size() {
        return wire.length;
    }

    /** Whether they fit into an array, and each has so many bytes at most. */
    boolean fits(byte[] buffer, int at, int bound) {
        return wire.length <= buffer.length - at && longest <= bound;
    }

    /** Puts them at a multiple of four, and gives the index after them. */
    int put(byte[] buffer, int at) {
        System.arraycopy(wire, 0, buffer, at, wire.length);
        return at + wire.length;
    }

    private static @Nullable KnownTexts candidate(@Nullable String first, int count) {
        if (first == null || first.length() > MAX_HASHED_LENGTH) {
            return null;
        }
        KnownTexts known = TABLE[place(first, count)];
        return known != null && known.values.length == count ? known : null;
    }

    private static boolean isNew(int count, @Nullable String first) {
        if (count > MAX_COUNT || first == null || first.length() > MAX_HASHED_LENGTH) {
            return false;
        }
        int place = place(first, count);
        if (!isSame(SEEN[place], first)) {
            SEEN[place] = first;
            return false;
        }
        return TABLE[place] == null || PATIENCE.isOver(place);
    }

    private static void keep(String[] values) {
        int size = 0;
        int longest = 0;
        for (String value : values) {
            // The list may hold something else by now than what was written.
            if (value == null || value.length() > MAX_BYTES || !Utf8.isAscii(value)) {
                return;
            }
            size = ((size + 3) & -4) + 4 + value.length() + 1;
            longest = Math.max(longest, value.length());
            if (size > MAX_BYTES) {
                return;
            }
        }
        TABLE[place(values[0], values.length)] = new KnownTexts(values, size, longest);
    }

    @SuppressWarnings("ReferenceEquality") // That they are the same objects is the point.
    private static boolean isSame(@Nullable String one, @Nullable String other) {
        return one == other;
    }

    private static int place(String first, int count) {
        return (first.hashCode() + count) & (PLACES - 1);
    }
}
