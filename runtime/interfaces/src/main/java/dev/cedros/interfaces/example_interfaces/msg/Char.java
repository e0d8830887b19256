package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code example_interfaces/msg/Char}.
 *
 * @param data {@code uint8 data}
 */
@RosMessage("example_interfaces/msg/Char")
public record Char(@RosField("uint8") int data) {}
