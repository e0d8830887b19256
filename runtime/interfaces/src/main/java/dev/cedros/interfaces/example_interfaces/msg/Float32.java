package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code example_interfaces/msg/Float32}.
 *
 * @param data {@code float32 data}
 */
@RosMessage("example_interfaces/msg/Float32")
public record Float32(float data) {}
