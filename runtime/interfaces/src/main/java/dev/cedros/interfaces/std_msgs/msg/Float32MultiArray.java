package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.FloatSequence;

/**
 * The ROS 2 message {@code std_msgs/msg/Float32MultiArray}.
 *
 * @param layout {@code std_msgs/msg/MultiArrayLayout layout}
 * @param data {@code float32[] data}
 */
@RosMessage("std_msgs/msg/Float32MultiArray")
public record Float32MultiArray(MultiArrayLayout layout, FloatSequence data) {}
