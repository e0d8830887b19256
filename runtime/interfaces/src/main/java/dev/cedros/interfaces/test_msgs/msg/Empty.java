package dev.cedros.interfaces.test_msgs.msg;

import dev.cedros.annotations.RosMessage;

/** The ROS 2 message {@code test_msgs/msg/Empty}. */
@RosMessage("test_msgs/msg/Empty")
public record Empty() {}
