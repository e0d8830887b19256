package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.ByteSequence;

/**
 * The ROS 2 message {@code std_msgs/msg/Int8MultiArray}.
 *
 * @param layout {@code std_msgs/msg/MultiArrayLayout layout}
 * @param data {@code int8[] data}
 */
@RosMessage("std_msgs/msg/Int8MultiArray")
public record Int8MultiArray(MultiArrayLayout layout, ByteSequence data) {}
