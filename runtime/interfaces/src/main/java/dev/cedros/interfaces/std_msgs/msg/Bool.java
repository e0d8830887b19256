package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code std_msgs/msg/Bool}.
 *
 * @param data {@code bool data}
 */
@RosMessage("std_msgs/msg/Bool")
public record Bool(boolean data) {}
