package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code std_msgs/msg/Int32}.
 *
 * @param data {@code int32 data}
 */
@RosMessage("std_msgs/msg/Int32")
public record Int32(int data) {}
