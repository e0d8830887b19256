package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.DoubleSequence;

/**
 * The ROS 2 message {@code example_interfaces/msg/Float64MultiArray}.
 *
 * @param layout {@code example_interfaces/msg/MultiArrayLayout layout}
 * @param data {@code float64[] data}
 */
@RosMessage("example_interfaces/msg/Float64MultiArray")
public record Float64MultiArray(MultiArrayLayout layout, DoubleSequence data) {}
