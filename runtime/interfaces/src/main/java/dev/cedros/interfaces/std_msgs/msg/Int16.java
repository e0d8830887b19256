package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code std_msgs/msg/Int16}.
 *
 * @param data {@code int16 data}
 */
@RosMessage("std_msgs/msg/Int16")
public record Int16(short data) {}
