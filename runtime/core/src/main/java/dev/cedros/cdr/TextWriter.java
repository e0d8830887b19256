package dev.cedros.cdr;

import static dev.cedros.error.Checks.checkUnchanged;
import static dev.cedros.error.Checks.required;

import dev.cedros.error.InvalidMessageException;
import java.util.List;

/** Adds strings and wstrings, single and several. */
abstract sealed class TextWriter extends ArrayWriter permits CdrWriter {
    private static final int UNBOUNDED = Integer.MAX_VALUE;

    TextWriter(byte[] buffer, int offset, int length, int maxSize, int maxAlignment, CdrOptions options) {
        super(buffer, offset, length, maxSize, maxAlignment, options);
    }

    /**
     * Writes a string: a length that counts the NUL, UTF-8, a NUL. NULs inside are kept.
     *
     * @throws InvalidMessageException with code {@code null-member}, or {@code surrogate} if it has half of a surrogate pair
     */
    public final void writeString(String value) {
        writeString(value, UNBOUNDED);
    }

    /**
     * Writes a string of {@code bound} UTF-8 bytes at most, not counting the NUL, as {@link #writeString(String)} does.
     *
     * @throws InvalidMessageException also with code {@code string-bound}
     */
    public final void writeString(String value, int bound) {
        if (Utf8.isAscii(required(value))) {
            int bytes = value.length();
            int at = beginString(bytes, bound);
            Utf8.putAscii(value, buffer, at);
            buffer[at + bytes] = 0;
        } else {
            writeNonAscii(value, bound);
        }
    }

    /**
     * Writes a wstring in the form that the options name. Unpaired surrogates are written as they are.
     *
     * @throws InvalidMessageException with code {@code null-member}
     */
    public final void writeWstring(String value) {
        writeWstring(value, UNBOUNDED);
    }

    /**
     * Writes a wstring of {@code bound} UTF-16 units at most, as {@link #writeWstring(String)} does.
     *
     * @throws InvalidMessageException also with code {@code wstring-bound}
     */
    public final void writeWstring(String value, int bound) {
        int units = required(value).length();
        if (units > bound) {
            throw new InvalidMessageException(
                    "wstring-bound", "has " + units + " UTF-16 units; the bound is " + bound + ". Give fewer.");
        }
        if (options.wstringForm() == WstringForm.FOUR_BYTE_UNITS) {
            int at = begin(4, 4 + 4L * units);
            putInt32(at, units);
            for (int i = 0; i < units; i++) {
                putInt32(at + 4 + 4 * i, value.charAt(i));
            }
        } else {
            int at = begin(4, 4 + 2L * units);
            putInt32(at, 2 * units);
            for (int i = 0; i < units; i++) {
                putInt16(at + 4 + 2 * i, (short) value.charAt(i));
            }
        }
    }

    /** Writes strings, without a count, as {@link #writeString(String)} does; an error names the element. */
    public final void writeStringArray(String[] values) {
        writeStringArray(values, UNBOUNDED);
    }

    /** Writes strings, without a count, as {@link #writeString(String, int)} does; an error names the element. */
    public final void writeStringArray(String[] values, int bound) {
        required(values);
        int i = 0;
        try {
            for (; i < values.length; i++) {
                writeString(values[i], bound);
            }
        } catch (RuntimeException e) {
            throw InvalidMessageException.atIndex(e, i);
        }
    }

    /** Writes strings, without a count, as {@link #writeString(String)} does; an error names the element. */
    public final void writeStringList(List<String> values) {
        writeStringList(values, UNBOUNDED);
    }

    /** Writes strings, without a count, as {@link #writeString(String, int)} does; an error names the element. */
    public final void writeStringList(List<String> values, int bound) {
        required(values);
        int i = 0;
        try {
            for (String value : values) {
                writeString(value, bound);
                i++;
            }
        } catch (RuntimeException e) {
            throw InvalidMessageException.atIndex(e, i);
        }
        // The count before the elements came from size().
        checkUnchanged(i, values.size());
    }

    /** Writes wstrings, without a count, as {@link #writeWstring(String)} does; an error names the element. */
    public final void writeWstringArray(String[] values) {
        writeWstringArray(values, UNBOUNDED);
    }

    /** Writes wstrings, without a count, as {@link #writeWstring(String, int)} does; an error names the element. */
    public final void writeWstringArray(String[] values, int bound) {
        required(values);
        int i = 0;
        try {
            for (; i < values.length; i++) {
                writeWstring(values[i], bound);
            }
        } catch (RuntimeException e) {
            throw InvalidMessageException.atIndex(e, i);
        }
    }

    /** Writes wstrings, without a count, as {@link #writeWstring(String)} does; an error names the element. */
    public final void writeWstringList(List<String> values) {
        writeWstringList(values, UNBOUNDED);
    }

    /** Writes wstrings, without a count, as {@link #writeWstring(String, int)} does; an error names the element. */
    public final void writeWstringList(List<String> values, int bound) {
        required(values);
        int i = 0;
        try {
            for (String value : values) {
                writeWstring(value, bound);
                i++;
            }
        } catch (RuntimeException e) {
            throw InvalidMessageException.atIndex(e, i);
        }
        // The count before the elements came from size().
        checkUnchanged(i, values.size());
    }

    private void writeNonAscii(String value, int bound) {
        long bytes = Utf8.length(value);
        int at = beginString(bytes, bound);
        Utf8.put(value, buffer, at);
        buffer[at + (int) bytes] = 0;
    }

    /** Checks the bound, writes the length, and gives the index of the first of the bytes, which the NUL follows. */
    private int beginString(long bytes, int bound) {
        if (bytes > bound) {
            throw new InvalidMessageException(
                    "string-bound", "has " + bytes + " bytes as UTF-8; the bound is " + bound + ". Give fewer.");
        }
        int at = begin(4, 4 + bytes + 1);
        putInt32(at, (int) bytes + 1);
        return at + 4;
    }
}
