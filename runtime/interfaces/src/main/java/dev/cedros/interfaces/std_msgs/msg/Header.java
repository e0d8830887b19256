package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;

/**
 * The ROS 2 message {@code std_msgs/msg/Header}.
 *
 * @param stamp {@code builtin_interfaces/msg/Time stamp}
 * @param frameId {@code string frame_id}
 */
@RosMessage("std_msgs/msg/Header")
public record Header(Time stamp, java.lang.String frameId) {}
