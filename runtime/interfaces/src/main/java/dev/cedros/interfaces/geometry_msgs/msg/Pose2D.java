package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code geometry_msgs/msg/Pose2D}.
 *
 * @param x {@code float64 x}
 * @param y {@code float64 y}
 * @param theta {@code float64 theta}
 */
@RosMessage("geometry_msgs/msg/Pose2D")
public record Pose2D(double x, double y, double theta) {}
