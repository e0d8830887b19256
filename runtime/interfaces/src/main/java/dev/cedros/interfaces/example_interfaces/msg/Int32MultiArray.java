package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.IntSequence;

/**
 * The ROS 2 message {@code example_interfaces/msg/Int32MultiArray}.
 *
 * @param layout {@code example_interfaces/msg/MultiArrayLayout layout}
 * @param data {@code int32[] data}
 */
@RosMessage("example_interfaces/msg/Int32MultiArray")
public record Int32MultiArray(MultiArrayLayout layout, IntSequence data) {}
