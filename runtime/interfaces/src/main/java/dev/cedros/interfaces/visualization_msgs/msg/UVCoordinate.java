package dev.cedros.interfaces.visualization_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code visualization_msgs/msg/UVCoordinate}.
 *
 * @param u {@code float32 u}
 * @param v {@code float32 v}
 */
@RosMessage("visualization_msgs/msg/UVCoordinate")
public record UVCoordinate(float u, float v) {}
