package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code example_interfaces/msg/Int32}.
 *
 * @param data {@code int32 data}
 */
@RosMessage("example_interfaces/msg/Int32")
public record Int32(int data) {}
