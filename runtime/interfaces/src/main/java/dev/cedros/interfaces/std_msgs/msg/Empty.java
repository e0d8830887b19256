package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosMessage;

/** The ROS 2 message {@code std_msgs/msg/Empty}. */
@RosMessage("std_msgs/msg/Empty")
public record Empty() {}
