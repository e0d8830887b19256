package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code example_interfaces/msg/Bool}.
 *
 * @param data {@code bool data}
 */
@RosMessage("example_interfaces/msg/Bool")
public record Bool(boolean data) {}
