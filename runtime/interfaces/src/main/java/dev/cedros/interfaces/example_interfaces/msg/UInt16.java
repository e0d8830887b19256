package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code example_interfaces/msg/UInt16}.
 *
 * @param data {@code uint16 data}
 */
@RosMessage("example_interfaces/msg/UInt16")
public record UInt16(@RosField("uint16") int data) {}
