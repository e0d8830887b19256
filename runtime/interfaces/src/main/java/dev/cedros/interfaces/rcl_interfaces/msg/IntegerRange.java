package dev.cedros.interfaces.rcl_interfaces.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code rcl_interfaces/msg/IntegerRange}.
 *
 * @param fromValue {@code int64 from_value}
 * @param toValue {@code int64 to_value}
 * @param step {@code uint64 step}
 */
@RosMessage("rcl_interfaces/msg/IntegerRange")
public record IntegerRange(long fromValue, long toValue, @RosField("uint64") long step) {}
