package dev.cedros.codec;

import java.time.Instant;

/**
 * Whether a server takes on a goal: the ROS type {@code <Action>_SendGoal_Response}, alike for every action.
 *
 * <p>Immutable.
 *
 * @param accepted whether the goal will be carried out
 * @param stamp when it was accepted
 */
public record SendGoalResponse(boolean accepted, Instant stamp) {}
