package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.IntSequence;

/**
 * The ROS 2 message {@code std_msgs/msg/Int32MultiArray}.
 *
 * @param layout {@code std_msgs/msg/MultiArrayLayout layout}
 * @param data {@code int32[] data}
 */
@RosMessage("std_msgs/msg/Int32MultiArray")
public record Int32MultiArray(MultiArrayLayout layout, IntSequence data) {}
