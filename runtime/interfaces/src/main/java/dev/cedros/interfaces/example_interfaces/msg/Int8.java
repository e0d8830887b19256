package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code example_interfaces/msg/Int8}.
 *
 * @param data {@code int8 data}
 */
@RosMessage("example_interfaces/msg/Int8")
public record Int8(byte data) {}
