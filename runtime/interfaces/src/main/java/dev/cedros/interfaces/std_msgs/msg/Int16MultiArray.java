package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.ShortSequence;

/**
 * The ROS 2 message {@code std_msgs/msg/Int16MultiArray}.
 *
 * @param layout {@code std_msgs/msg/MultiArrayLayout layout}
 * @param data {@code int16[] data}
 */
@RosMessage("std_msgs/msg/Int16MultiArray")
public record Int16MultiArray(MultiArrayLayout layout, ShortSequence data) {}
