package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.ByteSequence;

/**
 * The ROS 2 message {@code std_msgs/msg/ByteMultiArray}.
 *
 * @param layout {@code std_msgs/msg/MultiArrayLayout layout}
 * @param data {@code byte[] data}
 */
@RosMessage("std_msgs/msg/ByteMultiArray")
public record ByteMultiArray(MultiArrayLayout layout, @RosField("byte[]") ByteSequence data) {}
