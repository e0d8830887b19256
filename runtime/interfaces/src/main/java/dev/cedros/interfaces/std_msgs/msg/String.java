package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code std_msgs/msg/String}.
 *
 * @param data {@code string data}
 */
@RosMessage("std_msgs/msg/String")
public record String(java.lang.String data) {}
