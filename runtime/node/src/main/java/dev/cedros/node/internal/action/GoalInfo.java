package dev.cedros.node.internal.action;

import dev.cedros.annotations.RosMessage;
import java.time.Instant;
import java.util.UUID;

/**
 * Which goal it is.
 *
 * @param goalId the id that its client gave it
 * @param stamp when it was accepted
 */
@RosMessage
public record GoalInfo(UUID goalId, Instant stamp) {}
