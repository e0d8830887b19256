package dev.cedros.cdr;

import static dev.cedros.error.Checks.required;

import dev.cedros.error.InvalidMessageException;
import dev.cedros.payload.WireBytes;
import dev.cedros.sequence.BooleanSequence;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.FloatSequence;
import dev.cedros.sequence.IntSequence;
import dev.cedros.sequence.LongSequence;
import dev.cedros.sequence.ShortSequence;

/** Adds fixed arrays inside runs. The caller has checked that the value has as many elements as the run has room for. */
abstract sealed class RunArrayWriter extends RunWriter permits ArrayWriter {
    RunArrayWriter(byte[] buffer, int offset, int length, int maxSize, int maxAlignment, CdrOptions options) {
        super(buffer, offset, length, maxSize, maxAlignment, options);
    }

    /** Puts bools, each as 0 or 1 from an index in a run on. */
    public final void putBoolArray(int at, boolean[] values) {
        WireBytes.putBooleans(required(values), 0, values.length, buffer, at);
    }

    /** Puts bools, each as 0 or 1 from an index in a run on. */
    public final void putBoolArray(int at, BooleanSequence values) {
        required(values).toWire(buffer, at, bigEndian);
    }

    /** Puts int8; uint8, byte and char have the same form from an index in a run on. */
    public final void putInt8Array(int at, byte[] values) {
        System.arraycopy(required(values), 0, buffer, at, values.length);
    }

    /** Puts one-byte numbers from an index in a run on. */
    public final void putInt8Array(int at, ByteSequence values) {
        required(values).toWire(buffer, at, bigEndian);
    }

    /**
     * Puts uint8, byte or char from an index in a run on.
     *
     * @throws InvalidMessageException with code {@code null-member}, or {@code out-of-range}, which names the element,
     *     unless all lie in 0 to 255
     */
    public final void putUint8Array(int at, int[] values) {
        Placing.putUint8Array(buffer, at, required(values));
    }

    /** Puts int16 from an index in a run on. */
    public final void putInt16Array(int at, short[] values) {
        WireBytes.putShorts(required(values), 0, values.length, buffer, at, bigEndian);
    }

    /** Puts two-byte numbers from an index in a run on. */
    public final void putInt16Array(int at, ShortSequence values) {
        required(values).toWire(buffer, at, bigEndian);
    }

    /**
     * Puts uint16 from an index in a run on.
     *
     * @throws InvalidMessageException with code {@code null-member}, or {@code out-of-range}, which names the element,
     *     unless all lie in 0 to 65535
     */
    public final void putUint16Array(int at, int[] values) {
        Placing.putUint16Array(buffer, at, required(values), bigEndian);
    }

    /** Puts uint16 given as chars from an index in a run on. */
    public final void putUint16Array(int at, char[] values) {
        WireBytes.putChars(required(values), 0, values.length, buffer, at, bigEndian);
    }

    /** Puts int32 from an index in a run on. */
    public final void putInt32Array(int at, int[] values) {
        WireBytes.putInts(required(values), 0, values.length, buffer, at, bigEndian);
    }

    /** Puts four-byte numbers from an index in a run on. */
    public final void putInt32Array(int at, IntSequence values) {
        required(values).toWire(buffer, at, bigEndian);
    }

    /**
     * Puts uint32 from an index in a run on.
     *
     * @throws InvalidMessageException with code {@code null-member}, or {@code out-of-range}, which names the element,
     *     unless all lie in 0 to 4294967295
     */
    public final void putUint32Array(int at, long[] values) {
        Placing.putUint32Array(buffer, at, required(values), bigEndian);
    }

    /** Puts int64, or the bits of uint64 from an index in a run on. */
    public final void putInt64Array(int at, long[] values) {
        WireBytes.putLongs(required(values), 0, values.length, buffer, at, bigEndian);
    }

    /** Puts eight-byte numbers from an index in a run on. */
    public final void putInt64Array(int at, LongSequence values) {
        required(values).toWire(buffer, at, bigEndian);
    }

    /** Puts float32 from an index in a run on. */
    public final void putFloat32Array(int at, float[] values) {
        WireBytes.putFloats(required(values), 0, values.length, buffer, at, bigEndian);
    }

    /** Puts float32 from an index in a run on. */
    public final void putFloat32Array(int at, FloatSequence values) {
        required(values).toWire(buffer, at, bigEndian);
    }

    /** Puts float64 from an index in a run on. */
    public final void putFloat64Array(int at, double[] values) {
        WireBytes.putDoubles(required(values), 0, values.length, buffer, at, bigEndian);
    }

    /** Puts float64 from an index in a run on. */
    public final void putFloat64Array(int at, DoubleSequence values) {
        required(values).toWire(buffer, at, bigEndian);
    }
}
