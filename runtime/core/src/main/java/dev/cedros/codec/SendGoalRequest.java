package dev.cedros.codec;

import java.util.UUID;

/**
 * What a client sends to have an action carried out: the ROS type {@code <Action>_SendGoal_Request}.
 *
 * <p>Immutable if the goal is; nothing is copied or checked here.
 *
 * @param <G> the goal message of the action
 * @param goalId the id under which the client follows this goal
 * @param goal what is to be done
 */
public record SendGoalRequest<G>(UUID goalId, G goal) {}
