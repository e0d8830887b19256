package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code example_interfaces/msg/Byte}.
 *
 * @param data {@code byte data}
 */
@RosMessage("example_interfaces/msg/Byte")
public record Byte(@RosField("byte") int data) {}
