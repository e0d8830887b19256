package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.ByteSequence;

/**
 * The ROS 2 message {@code example_interfaces/msg/Int8MultiArray}.
 *
 * @param layout {@code example_interfaces/msg/MultiArrayLayout layout}
 * @param data {@code int8[] data}
 */
@RosMessage("example_interfaces/msg/Int8MultiArray")
public record Int8MultiArray(MultiArrayLayout layout, ByteSequence data) {}
