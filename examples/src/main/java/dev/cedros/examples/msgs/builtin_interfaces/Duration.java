package dev.cedros.examples.msgs.builtin_interfaces;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * A span of time.
 *
 * @param sec whole seconds, rounded towards negative infinity
 * @param nanosec what is added to {@code sec}, 0 to 999,999,999 in a well-formed span
 */
@RosMessage("builtin_interfaces/msg/Duration")
public record Duration(int sec, @RosField("uint32") long nanosec) {}
