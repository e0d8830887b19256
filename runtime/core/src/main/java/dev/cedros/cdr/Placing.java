package dev.cedros.cdr;

import static dev.cedros.error.Checks.required;

import dev.cedros.error.InvalidMessageException;
import dev.cedros.payload.WireBytes;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;

/** What {@link LittleEndian} and {@link BigEndian} have in common: padding, ranges, and values of several numbers. */
final class Placing {
    private Placing() {}

    // A zero of the size of the value to come covers the padding, whatever it is; the value then
    // covers the rest of the zero.

    static int align2(byte[] buffer, int origin, int p) {
        WireBytes.putShort(buffer, p, (short) 0, false);
        return p + ((origin - p) & 1);
    }

    static int align4(byte[] buffer, int origin, int p) {
        WireBytes.putInt(buffer, p, 0, false);
        return p + ((origin - p) & 3);
    }

    static int align8(byte[] buffer, int origin, int p) {
        WireBytes.putLong(buffer, p, 0, false);
        return p + ((origin - p) & 7);
    }

    static void putPadding(byte[] buffer, int at, int n) {
        for (int i = 0; i < n; i++) {
            buffer[at + i] = 0;
        }
    }

    static byte uint8(int value) {
        if ((value & ~0xFF) != 0) {
            throw InvalidMessageException.outOfRange(value, "uint8", "0 to 255");
        }
        return (byte) value;
    }

    static short uint16(int value) {
        if ((value & ~0xFFFF) != 0) {
            throw InvalidMessageException.outOfRange(value, "uint16", "0 to 65535");
        }
        return (short) value;
    }

    static int uint32(long value) {
        if (value >>> 32 != 0) {
            throw InvalidMessageException.outOfRange(value, "uint32", "0 to 4294967295");
        }
        return (int) value;
    }

    static void putInstant(byte[] buffer, int at, Instant value, boolean bigEndian) {
        Instant time = required(value);
        putSeconds(buffer, at, time.getEpochSecond(), time.getNano(), bigEndian);
    }

    static void putDuration(byte[] buffer, int at, Duration value, boolean bigEndian) {
        Duration time = required(value);
        putSeconds(buffer, at, time.getSeconds(), time.getNano(), bigEndian);
    }

    static void putUuid(byte[] buffer, int at, UUID value) {
        UUID id = required(value);
        WireBytes.putLong(buffer, at, id.getMostSignificantBits(), true);
        WireBytes.putLong(buffer, at + 8, id.getLeastSignificantBits(), true);
    }

    static int putUint8Array(byte[] buffer, int at, int[] values) {
        int i = 0;
        try {
            for (; i < values.length; i++) {
                buffer[at + i] = uint8(values[i]);
            }
        } catch (InvalidMessageException e) {
            throw e.within(null, "[" + i + "]");
        }
        return at + values.length;
    }

    static int putUint16Array(byte[] buffer, int at, int[] values, boolean bigEndian) {
        int i = 0;
        try {
            for (; i < values.length; i++) {
                WireBytes.putShort(buffer, at + 2 * i, uint16(values[i]), bigEndian);
            }
        } catch (InvalidMessageException e) {
            throw e.within(null, "[" + i + "]");
        }
        return at + 2 * values.length;
    }

    static int putUint32Array(byte[] buffer, int at, long[] values, boolean bigEndian) {
        int i = 0;
        try {
            for (; i < values.length; i++) {
                WireBytes.putInt(buffer, at + 4 * i, uint32(values[i]), bigEndian);
            }
        } catch (InvalidMessageException e) {
            throw e.within(null, "[" + i + "]");
        }
        return at + 4 * values.length;
    }

    private static void putSeconds(byte[] buffer, int at, long seconds, int nanos, boolean bigEndian) {
        if (seconds != (int) seconds) {
            throw new InvalidMessageException(
                    "seconds-range",
                    "has " + seconds + " seconds, which do not fit int32. Times end in 2038, durations at 68 years.");
        }
        WireBytes.putInt(buffer, at, (int) seconds, bigEndian);
        WireBytes.putInt(buffer, at + 4, nanos, bigEndian);
    }
}
