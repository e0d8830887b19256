package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.ByteSequence;

/**
 * The ROS 2 message {@code example_interfaces/msg/UInt8MultiArray}.
 *
 * @param layout {@code example_interfaces/msg/MultiArrayLayout layout}
 * @param data {@code uint8[] data}
 */
@RosMessage("example_interfaces/msg/UInt8MultiArray")
public record UInt8MultiArray(MultiArrayLayout layout, @RosField("uint8[]") ByteSequence data) {}
