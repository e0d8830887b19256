package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosMessage;

/** The ROS 2 message {@code example_interfaces/msg/Empty}. */
@RosMessage("example_interfaces/msg/Empty")
public record Empty() {}
