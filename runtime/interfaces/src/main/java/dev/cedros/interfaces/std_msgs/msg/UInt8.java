package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code std_msgs/msg/UInt8}.
 *
 * @param data {@code uint8 data}
 */
@RosMessage("std_msgs/msg/UInt8")
public record UInt8(@RosField("uint8") int data) {}
