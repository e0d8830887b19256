package dev.cedros.interfaces.rcl_interfaces.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code rcl_interfaces/msg/Parameter}.
 *
 * @param name {@code string name}
 * @param value {@code rcl_interfaces/msg/ParameterValue value}
 */
@RosMessage("rcl_interfaces/msg/Parameter")
public record Parameter(String name, ParameterValue value) {}
