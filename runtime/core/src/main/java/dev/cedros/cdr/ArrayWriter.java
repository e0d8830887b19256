package dev.cedros.cdr;

import static dev.cedros.error.Checks.checkBound;
import static dev.cedros.error.Checks.counted;
import static dev.cedros.error.Checks.required;

import dev.cedros.error.InvalidMessageException;
import dev.cedros.sequence.BooleanSequence;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.FloatSequence;
import dev.cedros.sequence.IntSequence;
import dev.cedros.sequence.LongSequence;
import dev.cedros.sequence.ShortSequence;

/** Adds counts, and the elements of arrays and sequences of numbers, aligned only if there are any. */
abstract sealed class ArrayWriter extends RunArrayWriter permits TextWriter {
    ArrayWriter(byte[] buffer, int offset, int length, int maxSize, int maxAlignment, CdrOptions options) {
        super(buffer, offset, length, maxSize, maxAlignment, options);
    }

    /** Writes the count before the elements of a sequence. */
    public final void writeCount(int count) {
        putInt32(begin(4, 4), counted(count));
    }

    /**
     * Writes the count before the elements of a bounded sequence.
     *
     * @throws InvalidMessageException with code {@code sequence-bound} if the count exceeds {@code bound}
     */
    public final void writeCount(int count, int bound) {
        checkBound(count, bound);
        writeCount(count);
    }

    /**
     * Begins an array or sequence whose elements are no primitives. In XCDR2 the number of its bytes stands before it
     * (DHEADER; DDS-XTypes 1.3, section 7.4.3.5.3), in XCDR1 nothing does.
     *
     * @return what {@link #endCollection} needs
     */
    public final int beginCollection() {
        return version2() ? begin(4, 4) : -1;
    }

    /** Ends what {@link #beginCollection} began, and writes its size where that is due. */
    public final void endCollection(int begun) {
        if (begun >= 0) {
            putInt32(begun, position - begun - 4);
        }
    }

    /** Writes bools, each as 0 or 1. */
    public final void writeBoolArray(boolean[] values) {
        putBoolArray(beginElements(required(values).length, 1), values);
    }

    /** Writes bools, each as 0 or 1. */
    public final void writeBoolArray(BooleanSequence values) {
        putBoolArray(beginElements(required(values).size(), 1), values);
    }

    /** Writes int8; uint8, byte and char have the same form. */
    public final void writeInt8Array(byte[] values) {
        putInt8Array(beginElements(required(values).length, 1), values);
    }

    /** Writes one-byte numbers. */
    public final void writeInt8Array(ByteSequence values) {
        putInt8Array(beginElements(required(values).size(), 1), values);
    }

    /**
     * Writes uint8, byte or char.
     *
     * @throws InvalidMessageException with code {@code null-member}, or {@code out-of-range}, which names the element,
     *     unless all lie in 0 to 255
     */
    public final void writeUint8Array(int[] values) {
        putUint8Array(beginElements(required(values).length, 1), values);
    }

    /** Writes int16. */
    public final void writeInt16Array(short[] values) {
        putInt16Array(beginElements(required(values).length, 2), values);
    }

    /** Writes two-byte numbers. */
    public final void writeInt16Array(ShortSequence values) {
        putInt16Array(beginElements(required(values).size(), 2), values);
    }

    /**
     * Writes uint16.
     *
     * @throws InvalidMessageException with code {@code null-member}, or {@code out-of-range}, which names the element,
     *     unless all lie in 0 to 65535
     */
    public final void writeUint16Array(int[] values) {
        putUint16Array(beginElements(required(values).length, 2), values);
    }

    /** Writes uint16 given as chars. */
    public final void writeUint16Array(char[] values) {
        putUint16Array(beginElements(required(values).length, 2), values);
    }

    /** Writes int32. */
    public final void writeInt32Array(int[] values) {
        putInt32Array(beginElements(required(values).length, 4), values);
    }

    /** Writes four-byte numbers. */
    public final void writeInt32Array(IntSequence values) {
        putInt32Array(beginElements(required(values).size(), 4), values);
    }

    /**
     * Writes uint32.
     *
     * @throws InvalidMessageException with code {@code null-member}, or {@code out-of-range}, which names the element,
     *     unless all lie in 0 to 4294967295
     */
    public final void writeUint32Array(long[] values) {
        putUint32Array(beginElements(required(values).length, 4), values);
    }

    /** Writes int64, or the bits of uint64. */
    public final void writeInt64Array(long[] values) {
        putInt64Array(beginElements(required(values).length, 8), values);
    }

    /** Writes eight-byte numbers. */
    public final void writeInt64Array(LongSequence values) {
        putInt64Array(beginElements(required(values).size(), 8), values);
    }

    /** Writes float32. */
    public final void writeFloat32Array(float[] values) {
        putFloat32Array(beginElements(required(values).length, 4), values);
    }

    /** Writes float32. */
    public final void writeFloat32Array(FloatSequence values) {
        putFloat32Array(beginElements(required(values).size(), 4), values);
    }

    /** Writes float64. */
    public final void writeFloat64Array(double[] values) {
        putFloat64Array(beginElements(required(values).length, 8), values);
    }

    /** Writes float64. */
    public final void writeFloat64Array(DoubleSequence values) {
        putFloat64Array(beginElements(required(values).size(), 8), values);
    }
}
