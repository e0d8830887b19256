package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code std_msgs/msg/ColorRGBA}.
 *
 * @param r {@code float32 r}
 * @param g {@code float32 g}
 * @param b {@code float32 b}
 * @param a {@code float32 a}
 */
@RosMessage("std_msgs/msg/ColorRGBA")
public record ColorRGBA(float r, float g, float b, float a) {}
