package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.ByteSequence;

/**
 * The ROS 2 message {@code std_msgs/msg/UInt8MultiArray}.
 *
 * @param layout {@code std_msgs/msg/MultiArrayLayout layout}
 * @param data {@code uint8[] data}
 */
@RosMessage("std_msgs/msg/UInt8MultiArray")
public record UInt8MultiArray(MultiArrayLayout layout, @RosField("uint8[]") ByteSequence data) {}
