package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.LongSequence;

/**
 * The ROS 2 message {@code example_interfaces/msg/UInt64MultiArray}.
 *
 * @param layout {@code example_interfaces/msg/MultiArrayLayout layout}
 * @param data {@code uint64[] data}
 */
@RosMessage("example_interfaces/msg/UInt64MultiArray")
public record UInt64MultiArray(MultiArrayLayout layout, @RosField("uint64[]") LongSequence data) {}
