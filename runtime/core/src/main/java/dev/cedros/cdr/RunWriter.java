package dev.cedros.cdr;

import dev.cedros.error.Checks;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.payload.WireBytes;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
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
        Arrays.fill(buffer, at, at + n, (byte) 0);
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
        if ((value & ~0xFF) != 0) {
            throw noUint8(value);
        }
        buffer[at] = (byte) value;
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
        if ((value & ~0xFFFF) != 0) {
            throw noUint16(value);
        }
        WireBytes.putShort(buffer, at, (short) value, bigEndian);
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
        if (value >>> 32 != 0) {
            throw noUint32(value);
        }
        WireBytes.putInt(buffer, at, (int) value, bigEndian);
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
        Instant time = Checks.required(value);
        putSeconds(at, time.getEpochSecond(), time.getNano());
    }

    /**
     * Puts a builtin_interfaces/Duration at an index in a run, 8 bytes. Nanoseconds count forward from the second before,
     * also in a negative one.
     *
     * @throws InvalidMessageException with code {@code null-member}, or {@code seconds-range} if its seconds do not fit int32
     */
    public final void putDuration(int at, Duration value) {
        Duration time = Checks.required(value);
        putSeconds(at, time.getSeconds(), time.getNano());
    }

    /**
     * Puts a unique_identifier_msgs/UUID at an index in a run, 16 bytes in the order of RFC 4122.
     *
     * @throws InvalidMessageException with code {@code null-member}
     */
    public final void putUuid(int at, UUID value) {
        UUID id = Checks.required(value);
        WireBytes.putLong(buffer, at, id.getMostSignificantBits(), true);
        WireBytes.putLong(buffer, at + 8, id.getLeastSignificantBits(), true);
    }

    static InvalidMessageException noUint8(int value) {
        return InvalidMessageException.outOfRange(value, "uint8", "0 to 255");
    }

    static InvalidMessageException noUint16(int value) {
        return InvalidMessageException.outOfRange(value, "uint16", "0 to 65535");
    }

    static InvalidMessageException noUint32(long value) {
        return InvalidMessageException.outOfRange(value, "uint32", "0 to 4294967295");
    }

    private void putSeconds(int at, long seconds, int nanos) {
        if (seconds != (int) seconds) {
            throw new InvalidMessageException(
                    "seconds-range",
                    "has " + seconds + " seconds, which do not fit int32. Times end in 2038, durations at 68 years.");
        }
        putInt32(at, (int) seconds);
        putInt32(at + 4, nanos);
    }
}
