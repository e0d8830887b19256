package dev.cedros.codec;

/**
 * How a goal ended: the ROS type {@code <Action>_GetResult_Response}.
 *
 * <p>Immutable if the result is; nothing is copied or checked here.
 *
 * @param <R> the result message of the action
 * @param status how it ended, numbered as in {@code action_msgs/msg/GoalStatus}: 4 succeeded, 5 canceled, 6 aborted
 * @param result what came out
 */
public record GetResultResponse<R>(byte status, R result) {}
