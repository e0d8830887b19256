package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code geometry_msgs/msg/Point}.
 *
 * @param x {@code float64 x}
 * @param y {@code float64 y}
 * @param z {@code float64 z}
 */
@RosMessage("geometry_msgs/msg/Point")
public record Point(double x, double y, double z) {}
