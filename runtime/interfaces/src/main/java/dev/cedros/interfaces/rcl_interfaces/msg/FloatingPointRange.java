package dev.cedros.interfaces.rcl_interfaces.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code rcl_interfaces/msg/FloatingPointRange}.
 *
 * @param fromValue {@code float64 from_value}
 * @param toValue {@code float64 to_value}
 * @param step {@code float64 step}
 */
@RosMessage("rcl_interfaces/msg/FloatingPointRange")
public record FloatingPointRange(double fromValue, double toValue, double step) {}
