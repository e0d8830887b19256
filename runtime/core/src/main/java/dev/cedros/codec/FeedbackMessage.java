package dev.cedros.codec;

import java.util.UUID;

/**
 * What a server tells about a goal while it works on it, as published on {@code <action>/_action/feedback}: the ROS type
 * {@code <Action>_FeedbackMessage}.
 *
 * <p>Immutable if the feedback is; nothing is copied or checked here.
 *
 * @param <F> the feedback message of the action
 * @param goalId the id that the client gave when it sent the goal
 * @param feedback how far the work has come
 */
public record FeedbackMessage<F>(UUID goalId, F feedback) {}
