package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code std_msgs/msg/Float32}.
 *
 * @param data {@code float32 data}
 */
@RosMessage("std_msgs/msg/Float32")
public record Float32(float data) {}
