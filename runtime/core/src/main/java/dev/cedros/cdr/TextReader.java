package dev.cedros.cdr;

import dev.cedros.payload.WireBytes;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Adds strings, single and several. Where there is a {@code current}, it is what the target of decoding holds: a string that
 * says what the bytes say is kept, and an array or list is filled as numbers are.
 */
abstract sealed class TextReader extends RefillReader permits WideTextReader {
    static final int UNBOUNDED = Integer.MAX_VALUE;
    static final String[] NO_STRINGS = {};

    /** A string is at least its length, so that a count can be checked before the array for it is made. */
    private static final int MIN_STRING_SIZE = 4;

    TextReader(byte[] data, int offset, int length, CdrOptions options) {
        super(data, offset, length, options);
    }

    /**
     * Reads a string: a length that counts the NUL, UTF-8, a NUL. The length may be 0 and the NUL may be missing, as some
     * senders have it; NULs inside are kept.
     *
     * @throws CdrException with code {@code string-length} if the length exceeds the bytes left, {@code malformed-utf8} if
     *     the bytes are no UTF-8 and the options do not replace those
     */
    public final String readString() {
        return readStringBytes(getInt32(beginRun(4, 4)), UNBOUNDED, null);
    }

    /**
     * Reads a string of {@code bound} UTF-8 bytes at most, not counting the NUL, as {@link #readString()} does.
     *
     * @throws CdrException also with code {@code string-bound}
     */
    public final String readString(int bound) {
        return readStringBytes(getInt32(beginRun(4, 4)), bound, null);
    }

    /** Reads a string as {@link #readString()} does; gives {@code current} if it is equal. */
    public final String readString(@Nullable String current) {
        return readStringBytes(getInt32(beginRun(4, 4)), UNBOUNDED, current);
    }

    /** Reads a string as {@link #readString(int)} does; gives {@code current} if it is equal. */
    public final String readString(int bound, @Nullable String current) {
        return readStringBytes(getInt32(beginRun(4, 4)), bound, current);
    }

    /** Reads the bytes of a string whose length was the last value of a run, as {@link #readString()} does. */
    public final String readStringBytes(int length) {
        return readStringBytes(length, UNBOUNDED, null);
    }

    /** Reads the bytes of a string whose length was the last value of a run, as {@link #readString(int)} does. */
    public final String readStringBytes(int length, int bound) {
        return readStringBytes(length, bound, null);
    }

    /** Reads the bytes of a string whose length was the last value of a run, as {@link #readString(String)} does. */
    public final String readStringBytes(int length, @Nullable String current) {
        return readStringBytes(length, UNBOUNDED, current);
    }

    /** Reads the bytes of a string whose length was the last value of a run, as {@link #readString(int, String)} does. */
    public final String readStringBytes(int length, int bound, @Nullable String current) {
        int at = position;
        if (length < 0 || length > limit - at) {
            return awaitedText(length, bound, current);
        }
        int bytes = length != 0 && data[at + length - 1] == 0 ? length - 1 : length;
        if (bytes > bound) {
            throw beyond(bytes, bound);
        }
        position = at + length;
        if (current != null && Utf8.matches(current, data, at, bytes)) {
            return current;
        }
        if (bytes == 0) {
            return "";
        }
        // Only the usual form is known: little-endian, with its NUL.
        return bigEndian || bytes == length ? decoded(at, bytes) : knownOrDecoded(at, bytes);
    }

    /** Reads a text of which not all bytes are there yet. */
    private String awaitedText(int length, int bound, @Nullable String current) {
        if (length < 0 || length > end - position) {
            throw tooLong(length);
        }
        Window from = opened();
        from.loaded(this, position, length);
        String text = readStringBytes(length, bound, current);
        from.leaveGathered(this);
        return text;
    }

    private String knownOrDecoded(int at, int bytes) {
        String known = KnownText.read(data, at - 4, bytes + 5);
        if (known != null) {
            return known;
        }
        String value = decoded(at, bytes);
        KnownText.learn(value, data, at - 4, bytes + 5);
        return value;
    }

    private String decoded(int at, int bytes) {
        String value = new String(data, at, bytes, StandardCharsets.UTF_8);
        // Malformed bytes became U+FFFD. The search ends at once for strings that JDKs keep in one byte a char.
        if (value.indexOf(Utf8.REPLACEMENT) >= 0 && !options.replaceMalformedUtf8()) {
            checkUtf8(at, bytes);
        }
        return value;
    }

    /** Steps over a string without looking at its bytes. */
    public final void skipString() {
        int length = getInt32(beginRun(4, 4));
        if (length < 0 || length > end - position) {
            throw tooLong(length);
        }
        position += length;
    }

    /** Reads {@code n} strings as {@link #readString()} does. */
    public final String[] readStringArray(int n) {
        return readStringArray(n, UNBOUNDED, null);
    }

    /** Reads {@code n} strings as {@link #readString(int)} does. */
    public final String[] readStringArray(int n, int bound) {
        return readStringArray(n, bound, null);
    }

    /** Reads {@code n} strings as {@link #readString(String)} does. */
    public final String[] readStringArray(int n, String @Nullable [] current) {
        return readStringArray(n, UNBOUNDED, current);
    }

    /** Reads {@code n} strings as {@link #readString(int, String)} does. */
    public final String[] readStringArray(int n, int bound, String @Nullable [] current) {
        String[] values = strings(n, current);
        int i = 0;
        try {
            for (; i < n; i++) {
                if (current == null && !bigEndian) {
                    i = readKnown(values, i, bound);
                    if (i == n) {
                        break;
                    }
                }
                values[i] = readString(bound, values[i]);
            }
        } catch (CdrException e) {
            throw e.within(null, "[" + i + "]");
        }
        return values;
    }

    /**
     * Reads strings from element {@code i} on for as long as they are known, and gives the number of the first that is not. The
     * position is a local variable meanwhile, as the next string waits for it; whatever may be wrong is left to be read again.
     */
    private int readKnown(String[] values, int i, int bound) {
        byte[] bytes = data;
        int stop = limit;
        int p = position;
        for (; i < values.length; i++) {
            int from = p + (origin - p & 3);
            if (from > stop - 4) {
                break;
            }
            int length = WireBytes.getInt(bytes, from, false);
            if (length < 2 || length > stop - from - 4 || length - 1 > bound || bytes[from + 3 + length] != 0) {
                break;
            }
            String known = KnownText.read(bytes, from, length + 4);
            if (known == null) {
                break;
            }
            values[i] = known;
            p = from + 4 + length;
        }
        position = p;
        return i;
    }

    /** Reads {@code n} strings as {@link #readString()} does into an unmodifiable list. */
    public final List<String> readStringList(int n) {
        return unmodifiable(readStringArray(n, UNBOUNDED, null));
    }

    /** Reads {@code n} strings as {@link #readString(int)} does into an unmodifiable list. */
    public final List<String> readStringList(int n, int bound) {
        return unmodifiable(readStringArray(n, bound, null));
    }

    /** Reads {@code n} strings as {@link #readString(String)} does into a list that can change. */
    public final List<String> readStringList(int n, @Nullable List<String> current) {
        return readStringList(n, UNBOUNDED, current);
    }

    /** Reads {@code n} strings as {@link #readString(int, String)} does into a list that can change. */
    public final List<String> readStringList(int n, int bound, @Nullable List<String> current) {
        checkCount(n, MIN_STRING_SIZE);
        List<String> values = reusableList(current, n);
        int i = 0;
        try {
            for (; i < n; i++) {
                putElement(values, i, readString(bound, i < values.size() ? values.get(i) : null));
            }
        } catch (CdrException e) {
            throw e.within(null, "[" + i + "]");
        }
        return values;
    }

    /** An array for strings, filled with those that it may keep or with nulls. */
    final String[] strings(int n, String @Nullable [] current) {
        if (n == 0) {
            return NO_STRINGS;
        }
        checkCount(n, MIN_STRING_SIZE);
        String[] values = reusableArray(current, n, String[].class);
        return values == null ? new String[n] : values;
    }

    /** A list over the array itself: {@code List.of} would copy it. */
    static List<String> unmodifiable(String[] values) {
        return values.length == 0 ? List.of() : Collections.unmodifiableList(Arrays.asList(values));
    }

    private CdrException tooLong(int length) {
        return failure("string-length", "string length " + exceeding(length));
    }

    final String exceeding(int length) {
        return Integer.toUnsignedString(length) + " exceeds the " + remaining() + " bytes left.";
    }

    private CdrException beyond(int bytes, int bound) {
        return failure("string-bound", "a string of " + bytes + " bytes exceeds the bound " + bound + ".");
    }

    private void checkUtf8(int at, int bytes) {
        int malformed = Utf8.firstMalformed(data, at, bytes);
        if (malformed >= 0) {
            throw failureAt(
                    malformed,
                    "malformed-utf8",
                    String.format("a string is not UTF-8 at byte 0x%02x.", data[malformed]));
        }
    }
}
