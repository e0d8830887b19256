package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code example_interfaces/msg/Float64}.
 *
 * @param data {@code float64 data}
 */
@RosMessage("example_interfaces/msg/Float64")
public record Float64(double data) {}
