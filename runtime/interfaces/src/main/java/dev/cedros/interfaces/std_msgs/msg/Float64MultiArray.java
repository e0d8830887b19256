package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.DoubleSequence;

/**
 * The ROS 2 message {@code std_msgs/msg/Float64MultiArray}.
 *
 * @param layout {@code std_msgs/msg/MultiArrayLayout layout}
 * @param data {@code float64[] data}
 */
@RosMessage("std_msgs/msg/Float64MultiArray")
public record Float64MultiArray(MultiArrayLayout layout, DoubleSequence data) {}
