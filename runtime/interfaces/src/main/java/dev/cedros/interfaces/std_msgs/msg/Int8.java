package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code std_msgs/msg/Int8}.
 *
 * @param data {@code int8 data}
 */
@RosMessage("std_msgs/msg/Int8")
public record Int8(byte data) {}
