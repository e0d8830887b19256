package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code std_msgs/msg/Int64}.
 *
 * @param data {@code int64 data}
 */
@RosMessage("std_msgs/msg/Int64")
public record Int64(long data) {}
