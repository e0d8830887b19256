package dev.cedros.interfaces.builtin_interfaces.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.error.InvalidMessageException;

/**
 * The ROS 2 message {@code builtin_interfaces/msg/Duration}.
 *
 * @param sec {@code int32 sec}
 * @param nanosec {@code uint32 nanosec}
 */
@RosMessage("builtin_interfaces/msg/Duration")
public record Duration(int sec, @RosField("uint32") long nanosec) {
    /**
     * {@return the message for a duration of the JDK, to the nanosecond} Seconds are rounded towards negative infinity,
     * so that nanoseconds are never negative.
     *
     * @param duration any from -2147483648 to 2147483647.999999999 seconds
     * @throws InvalidMessageException with code {@code out-of-range} for all others
     */
    public static Duration of(java.time.Duration duration) {
        return of(duration.getSeconds(), duration.getNano());
    }

    /**
     * {@return the message for a number of nanoseconds}
     *
     * @param nanos negative ones become negative seconds and nanoseconds above zero
     * @throws InvalidMessageException with code {@code out-of-range} if these are more seconds than an int32 holds
     */
    public static Duration of(long nanos) {
        return of(Math.floorDiv(nanos, 1_000_000_000L), Math.floorMod(nanos, 1_000_000_000L));
    }

    private static Duration of(long seconds, long nanos) {
        if (seconds != (int) seconds) {
            throw InvalidMessageException.outOfRange(seconds, "int32", "-2147483648 to 2147483647")
                    .within("builtin_interfaces/msg/Duration", "sec");
        }
        return new Duration((int) seconds, nanos);
    }

    /** {@return this message as a duration of the JDK} A second of nanoseconds and more carries over. */
    public java.time.Duration toDuration() {
        return java.time.Duration.ofSeconds(sec, nanosec);
    }

    /**
     * {@return this message as a number of nanoseconds} It fits whatever the two members hold.
     *
     * @throws InvalidMessageException with code {@code out-of-range} if {@code nanosec} does not fit uint32
     */
    public long toNanos() {
        if (nanosec != (nanosec & 0xffffffffL)) {
            throw InvalidMessageException.outOfRange(nanosec, "uint32", "0 to 4294967295")
                    .within("builtin_interfaces/msg/Duration", "nanosec");
        }
        return sec * 1_000_000_000L + nanosec;
    }
}
