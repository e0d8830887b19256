package dev.cedros.cdr;

import dev.cedros.sequence.BooleanSequence;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.FloatSequence;
import dev.cedros.sequence.IntSequence;
import dev.cedros.sequence.LongSequence;
import dev.cedros.sequence.PackedForm;
import dev.cedros.sequence.PackedSequence;
import dev.cedros.sequence.ShortSequence;

/**
 * Adds counts, and the elements of arrays and sequences of numbers: aligned only if there are any, checked against the bytes
 * left before anything is allocated. What they return is the caller's own, and the data copied, but for sequences of a reader
 * that owns or borrows it. Of a payload that does not lie in one array they are copied straight to where they belong.
 */
abstract sealed class ArrayReader extends RunArrayReader permits RefillReader {
    ArrayReader(byte[] data, int offset, int length, CdrOptions options) {
        super(data, offset, length, options);
    }

    /**
     * Reads the count before the elements of a sequence. No count that it returns is larger than the bytes left allow, so
     * that the elements may be allocated at once.
     *
     * @param minElementSize the fewest bytes that an element can take, 1 or more; 4 for a string
     * @throws CdrException with code {@code sequence-length} if so many elements cannot follow
     */
    public final int readCount(int minElementSize) {
        return checkedCount(getInt32(beginRun(4, 4)), minElementSize);
    }

    /**
     * Reads the count before the elements of a bounded sequence, as {@link #readCount(int)} does.
     *
     * @throws CdrException with code {@code sequence-bound} if the count exceeds {@code bound}, whatever is left; otherwise
     *     with code {@code sequence-length} if so many elements cannot follow
     */
    public final int readCount(int minElementSize, int bound) {
        return checkedCount(getInt32(beginRun(4, 4)), minElementSize, bound);
    }

    /** Checks a count that was the last value of a run, as {@link #readCount(int)} does, and returns it. */
    public final int checkedCount(int count, int minElementSize) {
        if (count < 0 || (long) count * minElementSize > end - position) {
            throw tooLong(count, minElementSize);
        }
        return count;
    }

    /** Checks a count that was the last value of a run, as {@link #readCount(int, int)} does, and returns it. */
    public final int checkedCount(int count, int minElementSize, int bound) {
        if (count < 0 || count > bound) {
            throw beyond(count, bound);
        }
        return checkedCount(count, minElementSize);
    }

    /**
     * Checks that an array, whose number of elements is not on the wire, can follow, so that its elements may be allocated
     * at once.
     *
     * @param minElementSize the fewest bytes that an element can take, 1 or more; 4 for a string
     * @throws CdrException with code {@code truncated} if so many elements cannot follow
     */
    public final void checkCount(int count, int minElementSize) {
        long size = (long) count * minElementSize;
        if (size > end - position) {
            throw truncated(position, size);
        }
    }

    /**
     * Reads {@code n} bools.
     *
     * @throws CdrException with code {@code bool-value} if one is neither 0 nor 1 and the options are strict about it
     */
    public final boolean[] readBoolArray(int n) {
        return getBoolArray(beginBulk(n, 1), n);
    }

    /** Reads {@code n} int8; uint8, byte and char have the same form. */
    public final byte[] readInt8Array(int n) {
        return getInt8Array(beginBulk(n, 1), n);
    }

    /** Reads {@code n} uint8, byte or char, each 0 to 255. */
    public final int[] readUint8Array(int n) {
        return getUint8Array(beginBulk(n, 1), n);
    }

    /** Reads {@code n} int16. */
    public final short[] readInt16Array(int n) {
        return getInt16Array(beginBulk(n, 2), n);
    }

    /** Reads {@code n} uint16, each 0 to 65535. */
    public final int[] readUint16Array(int n) {
        return getUint16Array(beginBulk(n, 2), n);
    }

    /** Reads {@code n} uint16 as chars. */
    public final char[] readUint16CharArray(int n) {
        return getUint16CharArray(beginBulk(n, 2), n);
    }

    /** Reads {@code n} int32. */
    public final int[] readInt32Array(int n) {
        return getInt32Array(beginBulk(n, 4), n);
    }

    /** Reads {@code n} uint32, each 0 to 4294967295. */
    public final long[] readUint32Array(int n) {
        return getUint32Array(beginBulk(n, 4), n);
    }

    /** Reads {@code n} int64, or the bits of {@code n} uint64. */
    public final long[] readInt64Array(int n) {
        return getInt64Array(beginBulk(n, 8), n);
    }

    /** Reads {@code n} float32. */
    public final float[] readFloat32Array(int n) {
        return getFloat32Array(beginBulk(n, 4), n);
    }

    /** Reads {@code n} float64. */
    public final double[] readFloat64Array(int n) {
        return getFloat64Array(beginBulk(n, 8), n);
    }

    /**
     * Reads {@code n} bools.
     *
     * @throws CdrException with code {@code bool-value} if one is neither 0 nor 1 and the options are strict about it
     */
    public final BooleanSequence readBooleanSequence(int n) {
        int at = beginBulk(n, 1);
        return at < 0 ? BooleanSequence.view(FarArrays.boolBytes(this, n), 0, n, null) : getBooleanSequence(at, n);
    }

    /** Reads {@code n} one-byte numbers. */
    public final ByteSequence readByteSequence(int n) {
        int at = beginBulk(n, 1);
        return at < 0 ? ByteSequence.view(FarArrays.bytes(this, n, 1), 0, n, null) : getByteSequence(at, n);
    }

    /** Reads {@code n} two-byte numbers. */
    public final ShortSequence readShortSequence(int n) {
        int at = beginBulk(n, 2);
        return at < 0 ? ShortSequence.view(FarArrays.bytes(this, n, 2), 0, n, null) : getShortSequence(at, n);
    }

    /** Reads {@code n} four-byte numbers. */
    public final IntSequence readIntSequence(int n) {
        int at = beginBulk(n, 4);
        return at < 0 ? IntSequence.view(FarArrays.bytes(this, n, 4), 0, n, null) : getIntSequence(at, n);
    }

    /** Reads {@code n} eight-byte numbers. */
    public final LongSequence readLongSequence(int n) {
        int at = beginBulk(n, 8);
        return at < 0 ? LongSequence.view(FarArrays.bytes(this, n, 8), 0, n, null) : getLongSequence(at, n);
    }

    /** Reads {@code n} float32. */
    public final FloatSequence readFloatSequence(int n) {
        int at = beginBulk(n, 4);
        return at < 0 ? FloatSequence.view(FarArrays.bytes(this, n, 4), 0, n, null) : getFloatSequence(at, n);
    }

    /** Reads {@code n} float64. */
    public final DoubleSequence readDoubleSequence(int n) {
        int at = beginBulk(n, 8);
        return at < 0 ? DoubleSequence.view(FarArrays.bytes(this, n, 8), 0, n, null) : getDoubleSequence(at, n);
    }

    /**
     * Reads {@code n} messages of numbers alone.
     *
     * @param form what the class of the sequence says of itself
     */
    public final <S extends PackedSequence<?>> S readPacked(int n, PackedForm<S> form) {
        return readPacked(n, form, "");
    }

    /**
     * Does the same, with the members of an element for errors.
     *
     * @param label as {@link #beginElements(int, int, int, String)} takes it
     */
    public final <S extends PackedSequence<?>> S readPacked(int n, PackedForm<S> form, String label) {
        if (n == 0) {
            return form.empty();
        }
        checkCount(n, form.elementSize());
        int at = beginElements(n, form.alignment(), form.elementSize(), label);
        if (elementsEnd(n) < n) {
            position = at;
            return FarArrays.packed(this, n, form);
        }
        return aliased && !bigEndian ? form.view(data, at, n, lease) : form.fromWire(data, at, n, bigEndian);
    }

    private CdrException beyond(int count, int bound) {
        String length = Integer.toUnsignedString(count);
        return failure("sequence-bound", "sequence length " + length + " exceeds the bound " + bound + ".");
    }

    private CdrException tooLong(int count, int minElementSize) {
        String elements = minElementSize == 1 ? "" : ", at least " + minElementSize + " bytes each,";
        return failure(
                "sequence-length",
                "sequence length " + Integer.toUnsignedString(count) + elements + " exceeds the " + remaining()
                        + " bytes left.");
    }
}
