package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code std_msgs/msg/Float64}.
 *
 * @param data {@code float64 data}
 */
@RosMessage("std_msgs/msg/Float64")
public record Float64(double data) {}
