package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code geometry_msgs/msg/Quaternion}.
 *
 * @param x {@code float64 x}
 * @param y {@code float64 y}
 * @param z {@code float64 z}
 * @param w {@code float64 w}
 */
@RosMessage("geometry_msgs/msg/Quaternion")
public record Quaternion(
        @RosField(defaultValue = "0") double x,
        @RosField(defaultValue = "0") double y,
        @RosField(defaultValue = "0") double z,
        @RosField(defaultValue = "1") double w) {}
