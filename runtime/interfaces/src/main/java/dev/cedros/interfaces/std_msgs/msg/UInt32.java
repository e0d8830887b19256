package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code std_msgs/msg/UInt32}.
 *
 * @param data {@code uint32 data}
 */
@RosMessage("std_msgs/msg/UInt32")
public record UInt32(@RosField("uint32") long data) {}
