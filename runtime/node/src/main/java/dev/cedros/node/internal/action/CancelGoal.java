package dev.cedros.node.internal.action;

import dev.cedros.annotations.RosService;
import java.util.List;

/** Asks for goals to be canceled. */
@RosService("action_msgs/srv/CancelGoal")
public final class CancelGoal {
    /** The id of no goal together with a stamp means all that were accepted until then; without a stamp, all. */
    public static final long NO_ID = 0;

    private CancelGoal() {}

    /**
     * Which goals.
     *
     * @param goalInfo an id, zero for none, and a stamp, zero for none
     */
    public record Request(GoalInfo goalInfo) {}

    /**
     * What comes of it.
     *
     * @param returnCode 0, or why no goal is canceled
     * @param goalsCanceling the goals that are being canceled
     */
    public record Response(byte returnCode, List<GoalInfo> goalsCanceling) {}
}
