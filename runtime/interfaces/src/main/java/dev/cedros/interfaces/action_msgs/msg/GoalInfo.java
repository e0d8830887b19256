package dev.cedros.interfaces.action_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.unique_identifier_msgs.msg.UUID;

/**
 * The ROS 2 message {@code action_msgs/msg/GoalInfo}.
 *
 * @param goalId {@code unique_identifier_msgs/msg/UUID goal_id}
 * @param stamp {@code builtin_interfaces/msg/Time stamp}
 */
@RosMessage("action_msgs/msg/GoalInfo")
public record GoalInfo(UUID goalId, Time stamp) {}
