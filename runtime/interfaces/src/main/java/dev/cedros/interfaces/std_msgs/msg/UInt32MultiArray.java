package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.IntSequence;

/**
 * The ROS 2 message {@code std_msgs/msg/UInt32MultiArray}.
 *
 * @param layout {@code std_msgs/msg/MultiArrayLayout layout}
 * @param data {@code uint32[] data}
 */
@RosMessage("std_msgs/msg/UInt32MultiArray")
public record UInt32MultiArray(MultiArrayLayout layout, @RosField("uint32[]") IntSequence data) {}
