package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.ByteSequence;

/**
 * The ROS 2 message {@code example_interfaces/msg/ByteMultiArray}.
 *
 * @param layout {@code example_interfaces/msg/MultiArrayLayout layout}
 * @param data {@code byte[] data}
 */
@RosMessage("example_interfaces/msg/ByteMultiArray")
public record ByteMultiArray(MultiArrayLayout layout, @RosField("byte[]") ByteSequence data) {}
