package dev.cedros.examples.msgs.builtin_interfaces;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * A point in time, counted from the epoch of the clock that made it.
 *
 * <p>It holds whatever a sender wrote, nanoseconds above a second included, so that a recorded message survives decode
 * and encode unchanged. A class of your own can use {@link java.time.Instant} instead.
 *
 * @param sec whole seconds; negative before the epoch
 * @param nanosec the rest of the second, 0 to 999,999,999 in a well-formed stamp
 */
@RosMessage("builtin_interfaces/msg/Time")
public record Time(int sec, @RosField("uint32") long nanosec) {}
