package dev.cedros.node.internal.action;

import dev.cedros.annotations.RosMessage;

/**
 * What has become of a goal.
 *
 * @param goalInfo the goal
 * @param status its state, as {@code dev.cedros.node.GoalStatus} numbers it
 */
@RosMessage("action_msgs/msg/GoalStatus")
public record GoalStatusMessage(GoalInfo goalInfo, byte status) {}
