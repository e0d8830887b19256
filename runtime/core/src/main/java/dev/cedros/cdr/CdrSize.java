package dev.cedros.cdr;

import static dev.cedros.cdr.CdrOptions.present;
import static dev.cedros.error.Checks.counted;
import static dev.cedros.error.Checks.required;

import dev.cedros.error.BufferTooSmallException;
import dev.cedros.error.InvalidMessageException;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Computes how many bytes {@link CdrWriter} will write in plain CDR version 1, without writing. Each method takes the
 * position before a value, counted from the byte after the encapsulation header, and returns the one after it. Positions are
 * long and do not overflow for any message that fits in memory; {@link #checked} turns the last one into a size. Stateless.
 */
public final class CdrSize {
    private CdrSize() {}

    /** Steps over padding to a multiple of {@code alignment}, which is 1, 2, 4 or 8. */
    public static long align(long p, int alignment) {
        return (p + alignment - 1) & -alignment;
    }

    /** Steps over {@code count} elements whose size is their alignment, and the padding before them; without any, nothing. */
    public static long elements(long p, int count, int elementSize) {
        return count == 0 ? p : align(p, elementSize) + (long) count * elementSize;
    }

    /** Does the same for elements of a size that is a multiple of their alignment. */
    public static long elements(long p, int count, int alignment, int elementSize) {
        return count == 0 ? p : align(p, alignment) + (long) count * elementSize;
    }

    /**
     * Steps over a string.
     *
     * @throws InvalidMessageException with code {@code null-member}, or {@code surrogate} if it has half of a surrogate pair
     */
    public static long string(long p, @Nullable String s) {
        return align(p, 4) + 4 + Utf8.length(required(s)) + 1;
    }

    /**
     * Steps over a wstring in the form that the options name.
     *
     * @throws InvalidMessageException with code {@code null-member}
     */
    public static long wstring(long p, @Nullable String s, CdrOptions o) {
        long unitSize = present(o, "options argument").wstringForm() == WstringForm.FOUR_BYTE_UNITS ? 4 : 2;
        return align(p, 4) + 4 + unitSize * required(s).length();
    }

    /** Steps over strings, without a count, as {@link #string} does; an error names the element. */
    public static long strings(long p, String @Nullable [] values) {
        long end = p;
        int i = 0;
        String[] all = required(values);
        try {
            KnownTexts known = KnownTexts.find(all);
            if (known != null) {
                return align(p, 4) + known.size();
            }
            for (; i < all.length; i++) {
                end = string(end, all[i]);
            }
        } catch (RuntimeException e) {
            throw InvalidMessageException.atIndex(e, i);
        }
        return end;
    }

    /** Steps over strings, without a count, as {@link #string} does; an error names the element. */
    public static long strings(long p, @Nullable List<String> values) {
        long end = p;
        int i = 0;
        List<String> all = required(values);
        int count = counted(all.size());
        try {
            KnownTexts known = KnownTexts.find(all, count);
            if (known != null) {
                return align(p, 4) + known.size();
            }
            for (; i < count; i++) {
                end = string(end, all.get(i));
            }
        } catch (RuntimeException e) {
            throw InvalidMessageException.atIndex(e, i);
        }
        return end;
    }

    /** Steps over wstrings, without a count, as {@link #wstring} does; an error names the element. */
    public static long wstrings(long p, String @Nullable [] values, CdrOptions o) {
        long end = p;
        int i = 0;
        String[] all = required(values);
        try {
            for (; i < all.length; i++) {
                end = wstring(end, all[i], o);
            }
        } catch (RuntimeException e) {
            throw InvalidMessageException.atIndex(e, i);
        }
        return end;
    }

    /** Steps over wstrings, without a count, as {@link #wstring} does; an error names the element. */
    public static long wstrings(long p, @Nullable List<String> values, CdrOptions o) {
        long end = p;
        int i = 0;
        List<String> all = required(values);
        int count = counted(all.size());
        try {
            for (; i < count; i++) {
                end = wstring(end, all.get(i), o);
            }
        } catch (RuntimeException e) {
            throw InvalidMessageException.atIndex(e, i);
        }
        return end;
    }

    /**
     * Turns the position after the last member into the size of the message, encapsulation header included.
     *
     * @throws InvalidMessageException with code {@code message-size} if that exceeds {@link Integer#MAX_VALUE}
     */
    public static int checked(long bodySize) {
        long size = bodySize + Encapsulation.HEADER_SIZE;
        if (size > Integer.MAX_VALUE) {
            throw new InvalidMessageException(
                    "message-size", "takes " + size + " bytes; a message has " + Integer.MAX_VALUE + " at most.");
        }
        return (int) size;
    }

    /** Does the same for a message of a known type, which an error then names. */
    public static int checked(long bodySize, String typeName) {
        try {
            return checked(bodySize);
        } catch (InvalidMessageException e) {
            throw e.within(typeName, null);
        }
    }

    /**
     * Finds out whether a message failed to be written because of the place that the caller gave: there is no array, or it
     * ended. Generated code does not ask beforehand whether there is room, but lets the array say so.
     *
     * @param e what was thrown
     * @param position the index at which the message begins
     * @param end gives the position after the message, counted from {@code origin}
     * @return a {@link BufferTooSmallException} if the array is too small, otherwise {@code e}
     * @throws InvalidMessageException with code {@code null-member} if there is no array, {@code array-range} if it has no such
     *     index: nothing is wrong then with the member at which this came out
     */
    public static RuntimeException overrun(
            RuntimeException e, byte @Nullable [] buffer, int origin, int position, LongSupplier end) {
        int length = present(buffer, "array to write").length;
        if (position < 0 || position > length) {
            throw new InvalidMessageException(
                    "array-range", "position " + position + " does not lie inside an array of " + length + " bytes.");
        }
        boolean outside = e instanceof IndexOutOfBoundsException || e.getCause() instanceof IndexOutOfBoundsException;
        long room = (long) length - origin;
        return outside && end.getAsLong() > room
                ? new BufferTooSmallException(-1, (int) Math.min(room + Encapsulation.HEADER_SIZE, Integer.MAX_VALUE))
                : e;
    }
}
