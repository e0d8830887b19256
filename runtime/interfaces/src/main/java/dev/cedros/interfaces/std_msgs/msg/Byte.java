package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code std_msgs/msg/Byte}.
 *
 * @param data {@code byte data}
 */
@RosMessage("std_msgs/msg/Byte")
public record Byte(@RosField("byte") int data) {}
