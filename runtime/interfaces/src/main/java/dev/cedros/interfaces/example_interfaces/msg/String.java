package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code example_interfaces/msg/String}.
 *
 * @param data {@code string data}
 */
@RosMessage("example_interfaces/msg/String")
public record String(java.lang.String data) {}
