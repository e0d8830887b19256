package dev.cedros.cdr;

import dev.cedros.payload.WireBytes;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;

/** Adds runs: one bounds check, then single values at known places. */
abstract sealed class RunReader extends ElementReader permits RunArrayReader {
    private static final int NANOS_PER_SECOND = 1_000_000_000;

    RunReader(byte[] data, int offset, int length, CdrOptions options) {
        super(data, offset, length, options);
    }

    /**
     * Steps over the padding before members of fixed size and over the {@code sizeBytes} bytes that they take, and returns
     * the index of their first byte, to which the {@code get} methods take constant offsets. Those do not check: an index
     * outside of the run gives other bytes, or an {@link IndexOutOfBoundsException}; so may one of a run before.
     *
     * @param alignment 1, 2, 4 or 8
     * @param sizeBytes 4096 at most for code that asks for {@code data()} only once
     * @throws CdrException with code {@code truncated} if there are fewer bytes left
     */
    public final int beginRun(int alignment, int sizeBytes) {
        int at = aligned(alignment);
        if (sizeBytes > limit - at) {
            at = awaitRun(at, sizeBytes);
        }
        position = at + sizeBytes;
        return at;
    }

    /**
     * Gives the bool at an index in a run.
     *
     * @throws CdrException with code {@code bool-value} if it is neither 0 nor 1 and the options are strict about it
     */
    public final boolean getBool(int at) {
        byte value = data[at];
        if ((value & ~1) != 0 && options.strictBool()) {
            throw notBool(at);
        }
        return value != 0;
    }

    /** Gives the int8 at an index in a run; uint8, byte and char have the same form. */
    public final byte getInt8(int at) {
        return data[at];
    }

    /** Gives the uint8, byte or char at an index in a run, 0 to 255. */
    public final int getUint8(int at) {
        return data[at] & 0xFF;
    }

    /** Gives the int16 at an index in a run. */
    public final short getInt16(int at) {
        return WireBytes.getShort(data, at, bigEndian);
    }

    /** Gives the uint16 at an index in a run, 0 to 65535. */
    public final int getUint16(int at) {
        return WireBytes.getShort(data, at, bigEndian) & 0xFFFF;
    }

    /** Gives the int32 at an index in a run. */
    public final int getInt32(int at) {
        return WireBytes.getInt(data, at, bigEndian);
    }

    /** Gives the uint32 at an index in a run, 0 to 4294967295. */
    public final long getUint32(int at) {
        return WireBytes.getInt(data, at, bigEndian) & 0xFFFF_FFFFL;
    }

    /** Gives the int64 at an index in a run, or the 64 bits of a uint64. */
    public final long getInt64(int at) {
        return WireBytes.getLong(data, at, bigEndian);
    }

    /** Gives the float32 at an index in a run. */
    public final float getFloat32(int at) {
        return WireBytes.getFloat(data, at, bigEndian);
    }

    /** Gives the float64 at an index in a run. */
    public final double getFloat64(int at) {
        return WireBytes.getDouble(data, at, bigEndian);
    }

    /**
     * Gives the builtin_interfaces/Time at an index in a run, 8 bytes.
     *
     * @throws CdrException with code {@code nanosec-range} if it has a second or more of nanoseconds
     */
    public final Instant getInstant(int at) {
        return instantOf(at, getInt32(at), getInt32(at + 4));
    }

    /**
     * Gives the builtin_interfaces/Duration at an index in a run, 8 bytes.
     *
     * @throws CdrException with code {@code nanosec-range} if it has a second or more of nanoseconds
     */
    public final Duration getDuration(int at) {
        return durationOf(at, getInt32(at), getInt32(at + 4));
    }

    /**
     * Makes a builtin_interfaces/Time of two numbers read from an index in a run.
     *
     * @throws CdrException with code {@code nanosec-range} if there is a second or more of nanoseconds
     */
    public final Instant instantOf(int at, int sec, int nanosec) {
        return Instant.ofEpochSecond(sec, checkedNanos(at, nanosec));
    }

    /**
     * Makes a builtin_interfaces/Duration of two numbers read from an index in a run.
     *
     * @throws CdrException with code {@code nanosec-range} if there is a second or more of nanoseconds
     */
    public final Duration durationOf(int at, int sec, int nanosec) {
        return Duration.ofSeconds(sec, checkedNanos(at, nanosec));
    }

    /** Gives the unique_identifier_msgs/UUID at an index in a run, 16 bytes in the order of RFC 4122. */
    public final UUID getUuid(int at) {
        return new UUID(WireBytes.getLong(data, at, true), WireBytes.getLong(data, at + 8, true));
    }

    final CdrException notBool(int at) {
        return failureAt(at, "bool-value", "a bool has the value " + getUint8(at) + "; only 0 and 1 are allowed.");
    }

    private int checkedNanos(int at, int nanosec) {
        // Unsigned on the wire: a set top bit is far too much as well.
        if (nanosec < 0 || nanosec >= NANOS_PER_SECOND) {
            throw notNanos(at, nanosec);
        }
        return nanosec;
    }

    private CdrException notNanos(int at, int nanosec) {
        return failureAt(
                at + 4,
                "nanosec-range",
                "nanosec is " + Integer.toUnsignedString(nanosec) + "; it must be below 1000000000.");
    }
}
