package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code std_msgs/msg/Char}.
 *
 * @param data {@code uint8 data}
 */
@RosMessage("std_msgs/msg/Char")
public record Char(@RosField("uint8") int data) {}
