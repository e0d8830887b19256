package dev.cedros.cdr;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Adds wstrings, single and several, in the same ways as strings. */
abstract sealed class WideTextReader extends TextReader permits CdrReader {
    /** A wstring is at least its length. */
    private static final int MIN_WSTRING_SIZE = 4;

    WideTextReader(byte[] data, int offset, int length, CdrOptions options) {
        super(data, offset, length, options);
    }

    /**
     * Reads a wstring in the form that the options name. Unpaired surrogates are kept as they are.
     *
     * @throws CdrException with code {@code wstring-length} if the length exceeds the bytes left or is odd in the two-byte
     *     form, {@code wstring-unit} if a four-byte unit is beyond U+10FFFF
     */
    public final String readWstring() {
        return readWstring(UNBOUNDED, null);
    }

    /**
     * Reads a wstring of {@code bound} UTF-16 units at most, as {@link #readWstring()} does.
     *
     * @throws CdrException also with code {@code wstring-bound}
     */
    public final String readWstring(int bound) {
        return readWstring(bound, null);
    }

    /** Reads a wstring as {@link #readWstring()} does; gives {@code current} if it is equal. */
    public final String readWstring(@Nullable String current) {
        return readWstring(UNBOUNDED, current);
    }

    /** Reads a wstring as {@link #readWstring(int)} does; gives {@code current} if it is equal. */
    public final String readWstring(int bound, @Nullable String current) {
        boolean fourByteUnits = options.wstringForm() == WstringForm.FOUR_BYTE_UNITS;
        int units = wstringUnits(fourByteUnits);
        if (units > bound) {
            throw wstringTooLong(units, bound);
        }
        int size = units * (fourByteUnits ? 4 : 2);
        if (size <= limit - position) {
            return text(units, fourByteUnits, bound, current);
        }
        Window from = opened();
        from.loaded(this, position, size);
        String text = text(units, fourByteUnits, bound, current);
        from.leaveGathered(this);
        return text;
    }

    /** Reads the units of a text, all of which are there. */
    private String text(int units, boolean fourByteUnits, int bound, @Nullable String current) {
        int at = position;
        int chars = fourByteUnits ? charsInWideUnits(at, units) : units;
        if (chars > bound) {
            throw wstringTooLong(chars, bound);
        }
        position = at + units * (fourByteUnits ? 4 : 2);
        if (current != null && current.length() == chars && matches(current, at, fourByteUnits)) {
            return current;
        }
        if (units == 0) {
            return "";
        }
        return new String(fourByteUnits ? wideUnits(at, units, chars) : getUint16CharArray(at, units));
    }

    /** Steps over a wstring in the form that the options name without looking at its units. */
    public final void skipWstring() {
        boolean fourByteUnits = options.wstringForm() == WstringForm.FOUR_BYTE_UNITS;
        int units = wstringUnits(fourByteUnits);
        position += units * (fourByteUnits ? 4 : 2);
    }

    /** Reads {@code n} wstrings as {@link #readWstring()} does. */
    public final String[] readWstringArray(int n) {
        return readWstringArray(n, UNBOUNDED, null);
    }

    /** Reads {@code n} wstrings as {@link #readWstring(int)} does. */
    public final String[] readWstringArray(int n, int bound) {
        return readWstringArray(n, bound, null);
    }

    /** Reads {@code n} wstrings as {@link #readWstring(String)} does. */
    public final String[] readWstringArray(int n, String @Nullable [] current) {
        return readWstringArray(n, UNBOUNDED, current);
    }

    /** Reads {@code n} wstrings as {@link #readWstring(int, String)} does. */
    public final String[] readWstringArray(int n, int bound, String @Nullable [] current) {
        String[] values = strings(n, current);
        int i = 0;
        try {
            for (; i < n; i++) {
                values[i] = readWstring(bound, values[i]);
            }
        } catch (CdrException e) {
            throw e.within(null, "[" + i + "]");
        }
        return values;
    }

    /** Reads {@code n} wstrings as {@link #readWstring()} does into an unmodifiable list. */
    public final List<String> readWstringList(int n) {
        return unmodifiable(readWstringArray(n, UNBOUNDED, null));
    }

    /** Reads {@code n} wstrings as {@link #readWstring(int)} does into an unmodifiable list. */
    public final List<String> readWstringList(int n, int bound) {
        return unmodifiable(readWstringArray(n, bound, null));
    }

    /** Reads {@code n} wstrings as {@link #readWstring(String)} does into a list that can change. */
    public final List<String> readWstringList(int n, @Nullable List<String> current) {
        return readWstringList(n, UNBOUNDED, current);
    }

    /** Reads {@code n} wstrings as {@link #readWstring(int, String)} does into a list that can change. */
    public final List<String> readWstringList(int n, int bound, @Nullable List<String> current) {
        checkCount(n, MIN_WSTRING_SIZE);
        List<String> values = reusableList(current, n);
        int i = 0;
        try {
            for (; i < n; i++) {
                putElement(values, i, readWstring(bound, i < values.size() ? values.get(i) : null));
            }
        } catch (CdrException e) {
            throw e.within(null, "[" + i + "]");
        }
        return values;
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

    /** Whether the units, which make as many chars as the string has, are the string. */
    private boolean matches(String value, int at, boolean fourByteUnits) {
        int length = value.length();
        int from = at;
        for (int i = 0; i < length; i++) {
            int unit = fourByteUnits ? getInt32(from) : getUint16(from);
            from += fourByteUnits ? 4 : 2;
            if (unit >>> 16 == 0) {
                if (value.charAt(i) != unit) {
                    return false;
                }
            } else if (value.charAt(i++) != Character.highSurrogate(unit)
                    || value.charAt(i) != Character.lowSurrogate(unit)) {
                return false;
            }
        }
        return true;
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
}
