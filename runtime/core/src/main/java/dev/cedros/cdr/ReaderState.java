package dev.cedros.cdr;

import dev.cedros.payload.Lease;
import org.jspecify.annotations.Nullable;

/**
 * Where a reader stands: the bytes, the position, where alignment counts from, and the byte order. The classes between this
 * one and {@link CdrReader} add the reads in layers, each of one kind. Methods are final: none is overridden, and the
 * compiler then needs no bridges for callers in other packages.
 */
abstract sealed class ReaderState permits ReuseReader {
    byte[] data;
    CdrOptions options;
    boolean bigEndian;

    /** Whether sequences may show {@link #data} instead of a copy, and the lease that they then check; null if it is theirs. */
    boolean aliased;

    @Nullable
    Lease lease;

    /** Indices in {@link #data}: of the first byte, behind the last one, of the next one, and where alignment counts from. */
    int start;

    int end;
    int position;
    int origin;

    /** The last exception about these bytes: user code may throw others, about bytes of its own. */
    private @Nullable CdrException made;

    ReaderState(byte[] data, int offset, int length, CdrOptions options) {
        this.data = data;
        this.options = options;
        stand(offset, length, options);
    }

    /** Begins anew with other bytes. */
    final void start(byte[] newData, int offset, int length, CdrOptions newOptions) {
        data = newData;
        options = newOptions;
        stand(offset, length, newOptions);
    }

    private void stand(int offset, int length, CdrOptions newOptions) {
        bigEndian = newOptions.bigEndian();
        aliased = false;
        lease = null;
        start = offset;
        end = offset + length;
        position = offset;
        origin = offset;
        made = null;
    }

    /** The number of bytes before the next one, counted from the first byte of the encapsulation header. */
    public final int position() {
        return position - start;
    }

    /**
     * The array that is read; with the indices that {@code beginRun} gives, {@link LittleEndian} and {@link BigEndian} take
     * the values of a run from it. It must not be changed.
     */
    public final byte[] data() {
        return data;
    }

    /** Whether the data is big-endian, as its encapsulation header or the options say. */
    public final boolean isBigEndian() {
        return bigEndian;
    }

    /** The number of bytes not yet read. */
    public final int remaining() {
        return end - position;
    }

    /** The options that this reader follows. */
    public final CdrOptions options() {
        return options;
    }

    /**
     * Makes an exception for something found wrong at the current position, for generated code that checks more than the
     * wire format does.
     *
     * @param code the stable name of the problem, lower case with hyphens
     */
    public final CdrException failure(String code, String problem) {
        return failureAt(position, code, problem);
    }

    /** Does the same for the value at an index in the data, such as {@code beginRun} gives. */
    public final CdrException failureAt(int at, String code, String problem) {
        return failureAt(at, code, problem, null);
    }

    final CdrException failureAt(int at, String code, String problem, @Nullable Throwable cause) {
        return made(new CdrException(code, problem, at - start, end - start, cause).whileReaderAt(position - start));
    }

    /**
     * Makes the exception, code {@code enum-value}, for a number that no constant of an enum stands for.
     *
     * @param at the index of the number in the data, as {@code beginRun} gives it
     * @param enumName the simple name of the enum
     * @param number the number as it is printed
     */
    public final CdrException unknownEnumNumber(int at, String enumName, String number) {
        return failureAt(
                at,
                "enum-value",
                enumName + " has no constant for " + number + ". Add one, or name a fallback in @RosEnum.");
    }

    /** Remembers an exception as one about these bytes. */
    final CdrException made(CdrException e) {
        made = e;
        return e;
    }

    /** Whether an exception is about these bytes. */
    final boolean hasMade(CdrException e) {
        return e == made;
    }

    /** The index in the data of the next byte. */
    final int index() {
        return position;
    }

    /** Steps over padding and {@code count} elements, and gives the index of the first. Without elements, no padding. */
    final int beginElements(int count, int elementSize) {
        if (count == 0) {
            return position;
        }
        int at = aligned(elementSize);
        long size = (long) count * elementSize;
        if (size > end - at) {
            throw truncated(at, size);
        }
        position = at + (int) size;
        return at;
    }

    /**
     * Steps over the padding before elements of fixed size and over the elements, and returns the index of the first one.
     * The {@code get} methods take their values from there on, as they do in runs. Without elements there is no padding.
     *
     * @param alignment 1, 2, 4 or 8
     * @param label the members of one element, each with the offset at which it ends, as {@link CdrException#at} takes them;
     *     empty if elements are plain values
     * @throws CdrException with code {@code truncated} if there are fewer bytes left; it names the element
     */
    public final int beginElements(int count, int alignment, int elementSize, String label) {
        if (count == 0) {
            return position;
        }
        int at = aligned(alignment);
        long size = (long) count * elementSize;
        if (size > end - at) {
            throw truncatedElement(at, elementSize, label);
        }
        position = at + (int) size;
        return at;
    }

    /** The index of the next value with this alignment; with too little data it may lie behind the end. */
    final int aligned(int alignment) {
        return position + ((origin - position) & (alignment - 1));
    }

    final CdrException truncated(int at, long size) {
        return made(CdrException.truncated(at - start, size, end - start));
    }

    private CdrException truncatedElement(int at, int elementSize, String label) {
        int whole = Math.max(0, end - at) / elementSize;
        CdrException e = truncated(at + whole * elementSize, elementSize);
        return e.within(null, label).within(null, "[" + whole + "]");
    }
}
