package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.ShortSequence;

/**
 * The ROS 2 message {@code std_msgs/msg/UInt16MultiArray}.
 *
 * @param layout {@code std_msgs/msg/MultiArrayLayout layout}
 * @param data {@code uint16[] data}
 */
@RosMessage("std_msgs/msg/UInt16MultiArray")
public record UInt16MultiArray(MultiArrayLayout layout, @RosField("uint16[]") ShortSequence data) {}
