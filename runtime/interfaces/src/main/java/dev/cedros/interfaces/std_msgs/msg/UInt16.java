package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code std_msgs/msg/UInt16}.
 *
 * @param data {@code uint16 data}
 */
@RosMessage("std_msgs/msg/UInt16")
public record UInt16(@RosField("uint16") int data) {}
