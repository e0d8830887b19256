package dev.cedros.node;

/**
 * How a goal ended.
 *
 * @param <R> the class of results
 * @param status one that is terminal, or {@link GoalStatus#UNKNOWN} if the server does not know the goal (any more)
 * @param result what came out; a message of default values where there is nothing to tell
 */
public record ActionResult<R>(GoalStatus status, R result) {}
