package dev.cedros.cdr;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** Adds strings and wstrings, single and several. */
abstract sealed class TextReader extends ArrayReader permits CdrReader {
    private static final int UNBOUNDED = Integer.MAX_VALUE;
    private static final String[] NO_STRINGS = {};

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
        return readString(UNBOUNDED);
    }

    /**
     * Reads a string of {@code bound} UTF-8 bytes at most, not counting the NUL, as {@link #readString()} does.
     *
     * @throws CdrException also with code {@code string-bound}
     */
    public final String readString(int bound) {
        int length = stringLength();
        if (length == 0) {
            return "";
        }
        int at = position;
        int bytes = data[at + length - 1] == 0 ? length - 1 : length;
        if (bytes > bound) {
            throw failure("string-bound", "a string of " + bytes + " bytes exceeds the bound " + bound + ".");
        }
        if (bytes == 0) {
            position = at + 1;
            return "";
        }
        String value = new String(data, at, bytes, StandardCharsets.UTF_8);
        // Malformed bytes became U+FFFD. The search ends at once for strings that JDKs keep in one byte a char.
        if (value.indexOf(Utf8.REPLACEMENT) >= 0 && !options.replaceMalformedUtf8()) {
            checkUtf8(at, bytes);
        }
        position = at + length;
        return value;
    }

    /**
     * Reads a wstring in the form that the options name. Unpaired surrogates are kept as they are.
     *
     * @throws CdrException with code {@code wstring-length} if the length exceeds the bytes left or is odd in the two-byte
     *     form, {@code wstring-unit} if a four-byte unit is beyond U+10FFFF
     */
    public final String readWstring() {
        return readWstring(UNBOUNDED);
    }

    /**
     * Reads a wstring of {@code bound} UTF-16 units at most, as {@link #readWstring()} does.
     *
     * @throws CdrException also with code {@code wstring-bound}
     */
    public final String readWstring(int bound) {
        boolean fourByteUnits = options.wstringForm() == WstringForm.FOUR_BYTE_UNITS;
        int units = wstringUnits(fourByteUnits);
        if (units > bound) {
            throw wstringTooLong(units, bound);
        }
        if (units == 0) {
            return "";
        }
        int at = position;
        if (!fourByteUnits) {
            position = at + units * 2;
            return new String(getUint16CharArray(at, units));
        }
        int chars = charsInWideUnits(at, units);
        if (chars > bound) {
            throw wstringTooLong(chars, bound);
        }
        position = at + units * 4;
        return new String(wideUnits(at, units, chars));
    }

    /** Steps over a string without looking at its bytes. */
    public final void skipString() {
        // Reading the length moves the position, so it has to be read first.
        int length = stringLength();
        position += length;
    }

    /** Steps over a wstring in the form that the options name without looking at its units. */
    public final void skipWstring() {
        boolean fourByteUnits = options.wstringForm() == WstringForm.FOUR_BYTE_UNITS;
        int units = wstringUnits(fourByteUnits);
        position += units * (fourByteUnits ? 4 : 2);
    }

    /** Reads {@code n} strings as {@link #readString()} does. */
    public final String[] readStringArray(int n) {
        return readStringArray(n, UNBOUNDED);
    }

    /** Reads {@code n} strings as {@link #readString(int)} does. */
    public final String[] readStringArray(int n, int bound) {
        String[] values = newStrings(n);
        int i = 0;
        try {
            for (; i < n; i++) {
                values[i] = readString(bound);
            }
        } catch (CdrException e) {
            throw e.within(null, "[" + i + "]");
        }
        return values;
    }

    /** Reads {@code n} strings as {@link #readString()} does into an unmodifiable list. */
    public final List<String> readStringList(int n) {
        return List.of(readStringArray(n, UNBOUNDED));
    }

    /** Reads {@code n} strings as {@link #readString(int)} does into an unmodifiable list. */
    public final List<String> readStringList(int n, int bound) {
        return List.of(readStringArray(n, bound));
    }

    /** Reads {@code n} wstrings as {@link #readWstring()} does. */
    public final String[] readWstringArray(int n) {
        return readWstringArray(n, UNBOUNDED);
    }

    /** Reads {@code n} wstrings as {@link #readWstring(int)} does. */
    public final String[] readWstringArray(int n, int bound) {
        String[] values = newStrings(n);
        int i = 0;
        try {
            for (; i < n; i++) {
                values[i] = readWstring(bound);
            }
        } catch (CdrException e) {
            throw e.within(null, "[" + i + "]");
        }
        return values;
    }

    /** Reads {@code n} wstrings as {@link #readWstring()} does into an unmodifiable list. */
    public final List<String> readWstringList(int n) {
        return List.of(readWstringArray(n, UNBOUNDED));
    }

    /** Reads {@code n} wstrings as {@link #readWstring(int)} does into an unmodifiable list. */
    public final List<String> readWstringList(int n, int bound) {
        return List.of(readWstringArray(n, bound));
    }

    private int stringLength() {
        int length = getInt32(beginRun(4, 4));
        if (length < 0 || length > end - position) {
            throw failure("string-length", "string length " + exceeding(length));
        }
        return length;
    }

    /** Reads the length of a wstring, checks it, and gives it in units on the wire. */
    private int wstringUnits(boolean fourByteUnits) {
        int length = getInt32(beginRun(4, 4));
        long bytes = fourByteUnits ? length * 4L : length;
        if (length < 0 || bytes > end - position) {
            String unit = fourByteUnits ? "of four-byte units " : "in bytes ";
            throw failure("wstring-length", "wstring length " + unit + exceeding(length));
        }
        if (!fourByteUnits && (length & 1) != 0) {
            throw failure("wstring-length", "wstring length in bytes " + length + " is odd. Is it in four-byte units?");
        }
        return fourByteUnits ? length : length >> 1;
    }

    private String exceeding(int length) {
        return Integer.toUnsignedString(length) + " exceeds the " + remaining() + " bytes left.";
    }

    /** Counts the UTF-16 units that so many four-byte units make, and refuses those that are no code point. */
    private int charsInWideUnits(int at, int units) {
        int chars = units;
        for (int i = 0; i < units; i++) {
            int unit = getInt32(at + 4 * i);
            if (unit >>> 16 != 0) {
                if (!Character.isValidCodePoint(unit)) {
                    String hex = "U+" + Integer.toHexString(unit).toUpperCase(Locale.ROOT);
                    throw failureAt(at + 4 * i, "wstring-unit", "the wstring unit " + hex + " is beyond U+10FFFF.");
                }
                chars++;
            }
        }
        return chars;
    }

    private char[] wideUnits(int at, int units, int chars) {
        char[] values = new char[chars];
        int to = 0;
        for (int i = 0; i < units; i++) {
            to += Character.toChars(getInt32(at + 4 * i), values, to);
        }
        return values;
    }

    private CdrException wstringTooLong(int units, int bound) {
        return failure("wstring-bound", "a wstring of " + units + " UTF-16 units exceeds the bound " + bound + ".");
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

    private String[] newStrings(int n) {
        if (n == 0) {
            return NO_STRINGS;
        }
        checkCount(n, MIN_STRING_SIZE);
        return new String[n];
    }
}
