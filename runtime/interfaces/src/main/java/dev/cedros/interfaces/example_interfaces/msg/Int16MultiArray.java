package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.ShortSequence;

/**
 * The ROS 2 message {@code example_interfaces/msg/Int16MultiArray}.
 *
 * @param layout {@code example_interfaces/msg/MultiArrayLayout layout}
 * @param data {@code int16[] data}
 */
@RosMessage("example_interfaces/msg/Int16MultiArray")
public record Int16MultiArray(MultiArrayLayout layout, ShortSequence data) {}
