package dev.cedros.codec;

import java.util.UUID;

/**
 * Asks for the result of a goal, once there is one: the ROS type {@code <Action>_GetResult_Request}, alike for every
 * action.
 *
 * <p>Immutable.
 *
 * @param goalId the id that the client gave when it sent the goal
 */
public record GetResultRequest(UUID goalId) {}
