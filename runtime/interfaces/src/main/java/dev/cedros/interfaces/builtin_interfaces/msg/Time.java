package dev.cedros.interfaces.builtin_interfaces.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.error.InvalidMessageException;
import java.time.Instant;

/**
 * The ROS 2 message {@code builtin_interfaces/msg/Time}.
 *
 * @param sec {@code int32 sec}
 * @param nanosec {@code uint32 nanosec}
 */
@RosMessage("builtin_interfaces/msg/Time")
public record Time(int sec, @RosField("uint32") long nanosec) {
    /**
     * {@return the message for an instant of the JDK, to the nanosecond} Seconds are rounded towards negative infinity,
     * so that nanoseconds are never negative.
     *
     * @param instant any from 1901-12-13T20:45:52Z to 2038-01-19T03:14:07.999999999Z
     * @throws InvalidMessageException with code {@code out-of-range} for all others
     */
    public static Time of(Instant instant) {
        return of(instant.getEpochSecond(), instant.getNano());
    }

    /**
     * {@return the message for a number of nanoseconds since the epoch}
     *
     * @param nanos negative ones become negative seconds and nanoseconds above zero
     * @throws InvalidMessageException with code {@code out-of-range} if these are more seconds than an int32 holds
     */
    public static Time of(long nanos) {
        return of(Math.floorDiv(nanos, 1_000_000_000L), Math.floorMod(nanos, 1_000_000_000L));
    }

    private static Time of(long seconds, long nanos) {
        if (seconds != (int) seconds) {
            throw InvalidMessageException.outOfRange(seconds, "int32", "-2147483648 to 2147483647")
                    .within("builtin_interfaces/msg/Time", "sec");
        }
        return new Time((int) seconds, nanos);
    }

    /** {@return this message as an instant of the JDK} A second of nanoseconds and more carries over. */
    public Instant toInstant() {
        return Instant.ofEpochSecond(sec, nanosec);
    }

    /**
     * {@return this message as a number of nanoseconds since the epoch} It fits whatever the two members hold.
     *
     * @throws InvalidMessageException with code {@code out-of-range} if {@code nanosec} does not fit uint32
     */
    public long toNanos() {
        if (nanosec != (nanosec & 0xffffffffL)) {
            throw InvalidMessageException.outOfRange(nanosec, "uint32", "0 to 4294967295")
                    .within("builtin_interfaces/msg/Time", "nanosec");
        }
        return sec * 1_000_000_000L + nanosec;
    }
}
