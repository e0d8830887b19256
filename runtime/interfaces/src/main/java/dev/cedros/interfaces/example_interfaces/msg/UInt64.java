package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code example_interfaces/msg/UInt64}.
 *
 * @param data {@code uint64 data}
 */
@RosMessage("example_interfaces/msg/UInt64")
public record UInt64(@RosField("uint64") long data) {}
