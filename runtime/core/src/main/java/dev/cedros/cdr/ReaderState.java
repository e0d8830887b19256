package dev.cedros.cdr;

import dev.cedros.error.CedrosException;
import dev.cedros.payload.Lease;
import org.jspecify.annotations.Nullable;

/**
 * Where a reader stands: the bytes, the position, where alignment counts from, and the byte order. The classes between this
 * one and {@link CdrReader} add the reads in layers, each of one kind. Methods are final: none is overridden, and the
 * compiler then needs no bridges for callers in other packages.
 */
abstract sealed class ReaderState permits ElementReader {
    byte[] data;
    CdrOptions options;
    boolean bigEndian;

    /** Whether sequences may show {@link #data} instead of a copy, and the lease that they then check; null if it is theirs. */
    boolean aliased;

    @Nullable
    Lease lease;

    /**
     * Indices in {@link #data}: of the first byte, behind the last one, of the next one, and where alignment counts from.
     * Where a {@link Window} shows a part of the bytes, the first and the last may lie outside of the array.
     */
    int start;

    int end;
    int position;
    int origin;

    /** The index behind the last byte that is in {@link #data}: the end, unless that is a window. */
    int limit;

    /** Shows the bytes if they do not lie in one array. */
    @Nullable
    Window window;

    /** The last exception about these bytes: user code may throw others, about bytes of its own. */
    private @Nullable CedrosException made;

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
        limit = end;
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
     * the values of a run from it. It must not be changed. Of a payload that does not lie in one array it holds a part at a
     * time, and only what was begun last is there; it remains the same array, but has to be asked for again after a run of
     * more than 4096 bytes.
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
    final <E extends CedrosException> E made(E e) {
        made = e;
        return e;
    }

    /** Whether an exception is about these bytes. */
    @SuppressWarnings("ReferenceEquality") // It is about the same exception, not an equal one.
    final boolean hasMade(CedrosException e) {
        return e == made;
    }

    /** The index in the data of the next byte. */
    final int index() {
        return position;
    }

    /** The index of the next value with this alignment; with too little data it may lie behind the end. */
    final int aligned(int alignment) {
        return position + ((origin - position) & (alignment - 1));
    }

    final CdrException truncated(int at, long size) {
        return made(CdrException.truncated(at - start, size, end - start));
    }

    final CdrException truncatedElement(int at, int elementSize, String label) {
        int whole = Math.max(0, end - at) / elementSize;
        CdrException e = truncated(at + whole * elementSize, elementSize);
        return e.within(null, label).within(null, "[" + whole + "]");
    }

    /** The index of a run of which not all bytes are there yet. */
    final int awaitRun(int at, int sizeBytes) {
        if (sizeBytes > end - at) {
            throw truncated(at, sizeBytes);
        }
        return opened().loaded(this, at, sizeBytes);
    }

    /** The window, where there has to be one. */
    final Window opened() {
        Window opened = window;
        if (opened == null) {
            throw new IndexOutOfBoundsException("No such bytes are there");
        }
        return opened;
    }
}
