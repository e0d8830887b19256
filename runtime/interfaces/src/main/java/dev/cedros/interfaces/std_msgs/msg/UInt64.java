package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code std_msgs/msg/UInt64}.
 *
 * @param data {@code uint64 data}
 */
@RosMessage("std_msgs/msg/UInt64")
public record UInt64(@RosField("uint64") long data) {}
