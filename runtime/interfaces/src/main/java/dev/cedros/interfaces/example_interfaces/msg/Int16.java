package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code example_interfaces/msg/Int16}.
 *
 * @param data {@code int16 data}
 */
@RosMessage("example_interfaces/msg/Int16")
public record Int16(short data) {}
