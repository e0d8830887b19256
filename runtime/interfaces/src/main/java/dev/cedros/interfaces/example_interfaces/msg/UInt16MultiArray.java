package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.ShortSequence;

/**
 * The ROS 2 message {@code example_interfaces/msg/UInt16MultiArray}.
 *
 * @param layout {@code example_interfaces/msg/MultiArrayLayout layout}
 * @param data {@code uint16[] data}
 */
@RosMessage("example_interfaces/msg/UInt16MultiArray")
public record UInt16MultiArray(MultiArrayLayout layout, @RosField("uint16[]") ShortSequence data) {}
