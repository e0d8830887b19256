package dev.cedros.interfaces.action_msgs.msg;

import dev.cedros.annotations.RosMessage;
import java.util.List;

/**
 * The ROS 2 message {@code action_msgs/msg/GoalStatusArray}.
 *
 * @param statusList {@code action_msgs/msg/GoalStatus[] status_list}
 */
@RosMessage("action_msgs/msg/GoalStatusArray")
public record GoalStatusArray(List<GoalStatus> statusList) {}
