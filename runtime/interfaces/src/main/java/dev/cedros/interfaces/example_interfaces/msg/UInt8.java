package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code example_interfaces/msg/UInt8}.
 *
 * @param data {@code uint8 data}
 */
@RosMessage("example_interfaces/msg/UInt8")
public record UInt8(@RosField("uint8") int data) {}
