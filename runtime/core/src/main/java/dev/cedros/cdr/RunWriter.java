package dev.cedros.cdr;

import dev.cedros.error.InvalidMessageException;
import dev.cedros.payload.WireBytes;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;

/** Adds runs: one bounds check, then single values at known places. */
abstract sealed class RunWriter extends WriterState permits RunArrayWriter {
    RunWriter(byte[] buffer, int offset, int length, int maxSize, int maxAlignment, CdrOptions options) {
        super(buffer, offset, length, maxSize, maxAlignment, options);
    }

    /**
     * Writes the padding before members of fixed size, makes room for the {@code sizeBytes} bytes that they take, and
     * returns the index of the first, to which the {@code put} methods take constant offsets. Those do not check: the caller
     * puts every byte of the run, padding inside it with {@link #putPadding}, and none outside of it. An index is good until
     * the next call of another method than those.
     *
     * @param alignment 1, 2, 4 or 8
     * @throws dev.cedros.error.BufferTooSmallException if the buffer ends before
     */
    public final int beginRun(int alignment, int sizeBytes) {
        return begin(alignment, sizeBytes);
    }

    /** Puts {@code n} zero bytes at an index in a run, where alignment leaves a gap. */
    public final void putPadding(int at, int n) {
        Placing.putPadding(buffer, at, n);
    }

    /** Puts a bool at an index in a run: 0 or 1. */
    public final void putBool(int at, boolean value) {
        buffer[at] = (byte) (value ? 1 : 0);
    }

    /** Puts an int8 at an index in a run; uint8, byte and char have the same form. */
    public final void putInt8(int at, byte value) {
        buffer[at] = value;
    }

    /**
     * Puts a uint8, byte or char at an index in a run.
     *
     * @throws InvalidMessageException with code {@code out-of-range} unless it lies in 0 to 255
     */
    public final void putUint8(int at, int value) {
        buffer[at] = Placing.uint8(value);
    }

    /** Puts an int16 at an index in a run. */
    public final void putInt16(int at, short value) {
        WireBytes.putShort(buffer, at, value, bigEndian);
    }

    /**
     * Puts a uint16 at an index in a run.
     *
     * @throws InvalidMessageException with code {@code out-of-range} unless it lies in 0 to 65535
     */
    public final void putUint16(int at, int value) {
        WireBytes.putShort(buffer, at, Placing.uint16(value), bigEndian);
    }

    /** Puts an int32 at an index in a run. */
    public final void putInt32(int at, int value) {
        WireBytes.putInt(buffer, at, value, bigEndian);
    }

    /**
     * Puts a uint32 at an index in a run.
     *
     * @throws InvalidMessageException with code {@code out-of-range} unless it lies in 0 to 4294967295
     */
    public final void putUint32(int at, long value) {
        WireBytes.putInt(buffer, at, Placing.uint32(value), bigEndian);
    }

    /** Puts an int64, or the 64 bits of a uint64, at an index in a run. */
    public final void putInt64(int at, long value) {
        WireBytes.putLong(buffer, at, value, bigEndian);
    }

    /** Puts a float32 at an index in a run. */
    public final void putFloat32(int at, float value) {
        WireBytes.putFloat(buffer, at, value, bigEndian);
    }

    /** Puts a float64 at an index in a run. */
    public final void putFloat64(int at, double value) {
        WireBytes.putDouble(buffer, at, value, bigEndian);
    }

    /**
     * Puts a builtin_interfaces/Time at an index in a run, 8 bytes.
     *
     * @throws InvalidMessageException with code {@code null-member}, or {@code seconds-range} if its seconds do not fit int32
     */
    public final void putInstant(int at, Instant value) {
        Placing.putInstant(buffer, at, value, bigEndian);
    }

    /**
     * Puts a builtin_interfaces/Duration at an index in a run, 8 bytes. Nanoseconds count forward from the second before,
     * also in a negative one.
     *
     * @throws InvalidMessageException with code {@code null-member}, or {@code seconds-range} if its seconds do not fit int32
     */
    public final void putDuration(int at, Duration value) {
        Placing.putDuration(buffer, at, value, bigEndian);
    }

    /**
     * Puts a unique_identifier_msgs/UUID at an index in a run, 16 bytes in the order of RFC 4122.
     *
     * @throws InvalidMessageException with code {@code null-member}
     */
    public final void putUuid(int at, UUID value) {
        Placing.putUuid(buffer, at, value);
    }
}
