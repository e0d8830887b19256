package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.LongSequence;

/**
 * The ROS 2 message {@code std_msgs/msg/Int64MultiArray}.
 *
 * @param layout {@code std_msgs/msg/MultiArrayLayout layout}
 * @param data {@code int64[] data}
 */
@RosMessage("std_msgs/msg/Int64MultiArray")
public record Int64MultiArray(MultiArrayLayout layout, LongSequence data) {}
