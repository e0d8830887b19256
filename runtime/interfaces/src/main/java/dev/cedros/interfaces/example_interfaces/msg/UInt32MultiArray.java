package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.IntSequence;

/**
 * The ROS 2 message {@code example_interfaces/msg/UInt32MultiArray}.
 *
 * @param layout {@code example_interfaces/msg/MultiArrayLayout layout}
 * @param data {@code uint32[] data}
 */
@RosMessage("example_interfaces/msg/UInt32MultiArray")
public record UInt32MultiArray(MultiArrayLayout layout, @RosField("uint32[]") IntSequence data) {}
