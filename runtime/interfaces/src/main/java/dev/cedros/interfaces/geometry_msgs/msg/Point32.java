package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code geometry_msgs/msg/Point32}.
 *
 * @param x {@code float32 x}
 * @param y {@code float32 y}
 * @param z {@code float32 z}
 */
@RosMessage("geometry_msgs/msg/Point32")
public record Point32(float x, float y, float z) {}
