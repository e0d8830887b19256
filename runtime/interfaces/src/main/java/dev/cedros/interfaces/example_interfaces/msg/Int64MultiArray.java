package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.LongSequence;

/**
 * The ROS 2 message {@code example_interfaces/msg/Int64MultiArray}.
 *
 * @param layout {@code example_interfaces/msg/MultiArrayLayout layout}
 * @param data {@code int64[] data}
 */
@RosMessage("example_interfaces/msg/Int64MultiArray")
public record Int64MultiArray(MultiArrayLayout layout, LongSequence data) {}
