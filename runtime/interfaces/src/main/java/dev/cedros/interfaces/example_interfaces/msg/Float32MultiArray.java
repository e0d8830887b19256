package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.FloatSequence;

/**
 * The ROS 2 message {@code example_interfaces/msg/Float32MultiArray}.
 *
 * @param layout {@code example_interfaces/msg/MultiArrayLayout layout}
 * @param data {@code float32[] data}
 */
@RosMessage("example_interfaces/msg/Float32MultiArray")
public record Float32MultiArray(MultiArrayLayout layout, FloatSequence data) {}
