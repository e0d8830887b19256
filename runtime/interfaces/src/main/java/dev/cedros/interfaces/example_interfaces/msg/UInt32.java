package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code example_interfaces/msg/UInt32}.
 *
 * @param data {@code uint32 data}
 */
@RosMessage("example_interfaces/msg/UInt32")
public record UInt32(@RosField("uint32") long data) {}
