package dev.cedros.interfaces.rosgraph_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;

/**
 * The ROS 2 message {@code rosgraph_msgs/msg/Clock}.
 *
 * @param clock {@code builtin_interfaces/msg/Time clock}
 */
@RosMessage("rosgraph_msgs/msg/Clock")
public record Clock(Time clock) {}
