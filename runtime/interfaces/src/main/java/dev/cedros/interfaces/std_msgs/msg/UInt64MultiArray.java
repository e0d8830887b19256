package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.LongSequence;

/**
 * The ROS 2 message {@code std_msgs/msg/UInt64MultiArray}.
 *
 * @param layout {@code std_msgs/msg/MultiArrayLayout layout}
 * @param data {@code uint64[] data}
 */
@RosMessage("std_msgs/msg/UInt64MultiArray")
public record UInt64MultiArray(MultiArrayLayout layout, @RosField("uint64[]") LongSequence data) {}
