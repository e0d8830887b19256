package dev.cedros.cdr;

import dev.cedros.payload.WireBytes;
import dev.cedros.sequence.BooleanSequence;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.FloatSequence;
import dev.cedros.sequence.IntSequence;
import dev.cedros.sequence.LongSequence;
import dev.cedros.sequence.ShortSequence;
import java.util.Arrays;

/**
 * Adds fixed arrays inside runs. What they return is the caller's own, and the data copied, but for sequences of a reader that
 * owns or borrows it.
 */
abstract sealed class RunArrayReader extends RunReader permits ArrayReader {
    RunArrayReader(byte[] data, int offset, int length, CdrOptions options) {
        super(data, offset, length, options);
    }

    /**
     * Gives {@code n} bools from an index in a run on.
     *
     * @throws CdrException with code {@code bool-value} if one is neither 0 nor 1 and the options are strict about it
     */
    public final boolean[] getBoolArray(int at, int n) {
        boolean[] values = new boolean[n];
        fillBoolArray(at, values);
        return values;
    }

    /** Gives {@code n} int8 from an index in a run on; uint8, byte and char have the same form. */
    public final byte[] getInt8Array(int at, int n) {
        return at < 0 ? FarArrays.bytes(this, n, 1) : Arrays.copyOfRange(data, at, at + n);
    }

    /** Gives {@code n} uint8, byte or char from an index in a run on, each 0 to 255. */
    public final int[] getUint8Array(int at, int n) {
        int[] values = new int[n];
        fillUint8Array(at, values);
        return values;
    }

    /** Gives {@code n} int16 from an index in a run on. */
    public final short[] getInt16Array(int at, int n) {
        short[] values = new short[n];
        fillInt16Array(at, values);
        return values;
    }

    /** Gives {@code n} uint16 from an index in a run on, each 0 to 65535. */
    public final int[] getUint16Array(int at, int n) {
        int[] values = new int[n];
        fillUint16Array(at, values);
        return values;
    }

    /** Gives {@code n} uint16 from an index in a run on, as chars. */
    public final char[] getUint16CharArray(int at, int n) {
        char[] values = new char[n];
        fillUint16CharArray(at, values);
        return values;
    }

    /** Gives {@code n} int32 from an index in a run on. */
    public final int[] getInt32Array(int at, int n) {
        int[] values = new int[n];
        fillInt32Array(at, values);
        return values;
    }

    /** Gives {@code n} uint32 from an index in a run on, each 0 to 4294967295. */
    public final long[] getUint32Array(int at, int n) {
        long[] values = new long[n];
        fillUint32Array(at, values);
        return values;
    }

    /** Gives {@code n} int64, or the bits of {@code n} uint64, from an index in a run on. */
    public final long[] getInt64Array(int at, int n) {
        long[] values = new long[n];
        fillInt64Array(at, values);
        return values;
    }

    /** Gives {@code n} float32 from an index in a run on. */
    public final float[] getFloat32Array(int at, int n) {
        float[] values = new float[n];
        fillFloat32Array(at, values);
        return values;
    }

    /** Gives {@code n} float64 from an index in a run on. */
    public final double[] getFloat64Array(int at, int n) {
        double[] values = new double[n];
        fillFloat64Array(at, values);
        return values;
    }

    /**
     * Gives {@code n} bools from an index in a run on.
     *
     * @throws CdrException with code {@code bool-value} if one is neither 0 nor 1 and the options are strict about it
     */
    public final BooleanSequence getBooleanSequence(int at, int n) {
        checkBools(at, 0, n);
        return aliased ? BooleanSequence.view(data, at, n, lease) : BooleanSequence.fromWire(data, at, n, bigEndian);
    }

    /** Gives {@code n} one-byte numbers from an index in a run on. */
    public final ByteSequence getByteSequence(int at, int n) {
        return aliased ? ByteSequence.view(data, at, n, lease) : ByteSequence.fromWire(data, at, n, bigEndian);
    }

    /** Gives {@code n} two-byte numbers from an index in a run on. */
    public final ShortSequence getShortSequence(int at, int n) {
        return aliased && !bigEndian
                ? ShortSequence.view(data, at, n, lease)
                : ShortSequence.fromWire(data, at, n, bigEndian);
    }

    /** Gives {@code n} four-byte numbers from an index in a run on. */
    public final IntSequence getIntSequence(int at, int n) {
        return aliased && !bigEndian
                ? IntSequence.view(data, at, n, lease)
                : IntSequence.fromWire(data, at, n, bigEndian);
    }

    /** Gives {@code n} eight-byte numbers from an index in a run on. */
    public final LongSequence getLongSequence(int at, int n) {
        return aliased && !bigEndian
                ? LongSequence.view(data, at, n, lease)
                : LongSequence.fromWire(data, at, n, bigEndian);
    }

    /** Gives {@code n} float32 from an index in a run on. */
    public final FloatSequence getFloatSequence(int at, int n) {
        return aliased && !bigEndian
                ? FloatSequence.view(data, at, n, lease)
                : FloatSequence.fromWire(data, at, n, bigEndian);
    }

    /** Gives {@code n} float64 from an index in a run on. */
    public final DoubleSequence getDoubleSequence(int at, int n) {
        return aliased && !bigEndian
                ? DoubleSequence.view(data, at, n, lease)
                : DoubleSequence.fromWire(data, at, n, bigEndian);
    }

    // Where the index is FAR, the elements are the next ones, and more than the window holds.

    final void fillBoolArray(int at, boolean[] values) {
        if (at < 0) {
            FarArrays.bools(this, values);
            return;
        }
        checkBools(at, 0, values.length);
        WireBytes.getBooleans(data, at, values, 0, values.length);
    }

    final void fillInt8Array(int at, byte[] values) {
        if (at < 0) {
            opened().copyBytes(this, values);
            return;
        }
        System.arraycopy(data, at, values, 0, values.length);
    }

    final void fillUint8Array(int at, int[] values) {
        if (at < 0) {
            FarArrays.uint8(this, values);
            return;
        }
        for (int i = 0; i < values.length; i++) {
            values[i] = data[at + i] & 0xFF;
        }
    }

    final void fillInt16Array(int at, short[] values) {
        if (at < 0) {
            FarArrays.shorts(this, values);
            return;
        }
        WireBytes.getShorts(data, at, bigEndian, values, 0, values.length);
    }

    final void fillUint16Array(int at, int[] values) {
        if (at < 0) {
            FarArrays.uint16(this, values);
            return;
        }
        for (int i = 0; i < values.length; i++) {
            values[i] = getUint16(at + 2 * i);
        }
    }

    final void fillUint16CharArray(int at, char[] values) {
        if (at < 0) {
            FarArrays.chars(this, values);
            return;
        }
        WireBytes.getChars(data, at, bigEndian, values, 0, values.length);
    }

    final void fillInt32Array(int at, int[] values) {
        if (at < 0) {
            FarArrays.ints(this, values);
            return;
        }
        WireBytes.getInts(data, at, bigEndian, values, 0, values.length);
    }

    final void fillUint32Array(int at, long[] values) {
        if (at < 0) {
            FarArrays.uint32(this, values);
            return;
        }
        for (int i = 0; i < values.length; i++) {
            values[i] = getUint32(at + 4 * i);
        }
    }

    final void fillInt64Array(int at, long[] values) {
        if (at < 0) {
            FarArrays.longs(this, values);
            return;
        }
        WireBytes.getLongs(data, at, bigEndian, values, 0, values.length);
    }

    final void fillFloat32Array(int at, float[] values) {
        if (at < 0) {
            FarArrays.floats(this, values);
            return;
        }
        WireBytes.getFloats(data, at, bigEndian, values, 0, values.length);
    }

    final void fillFloat64Array(int at, double[] values) {
        if (at < 0) {
            FarArrays.doubles(this, values);
            return;
        }
        WireBytes.getDoubles(data, at, bigEndian, values, 0, values.length);
    }

    /** Checks bools of which the first has a number among those of the member. */
    final void checkBools(int at, int first, int n) {
        if (!options.strictBool()) {
            return;
        }
        for (int i = 0; i < n; i++) {
            if ((data[at + i] & ~1) != 0) {
                throw notBool(at + i).within(null, "[" + (first + i) + "]");
            }
        }
    }
}
