package dev.cedros.node.internal.action;

import dev.cedros.annotations.RosMessage;
import java.util.List;

/**
 * What has become of the goals that a server knows.
 *
 * @param statusList one for each goal
 */
@RosMessage
public record GoalStatusArray(List<GoalStatusMessage> statusList) {}
