package dev.cedros.interfaces.actionlib_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;

/**
 * The ROS 2 message {@code actionlib_msgs/msg/GoalID}.
 *
 * @param stamp {@code builtin_interfaces/msg/Time stamp}
 * @param id {@code string id}
 */
@RosMessage("actionlib_msgs/msg/GoalID")
public record GoalID(Time stamp, String id) {}
