package dev.cedros.interfaces.action_msgs.srv;

import dev.cedros.annotations.RosService;
import dev.cedros.interfaces.action_msgs.msg.GoalInfo;
import java.util.List;

/** The ROS 2 service {@code action_msgs/srv/CancelGoal}. */
@RosService("action_msgs/srv/CancelGoal")
public final class CancelGoal {
    /**
     * The request of {@code action_msgs/srv/CancelGoal}.
     *
     * @param goalInfo {@code action_msgs/msg/GoalInfo goal_info}
     */
    public record Request(GoalInfo goalInfo) {}

    /**
     * The response of {@code action_msgs/srv/CancelGoal}.
     *
     * @param returnCode {@code int8 return_code}
     * @param goalsCanceling {@code action_msgs/msg/GoalInfo[] goals_canceling}
     */
    public record Response(byte returnCode, List<GoalInfo> goalsCanceling) {
        /** {@code int8 ERROR_NONE=0} */
        public static final byte ERROR_NONE = 0;

        /** {@code int8 ERROR_REJECTED=1} */
        public static final byte ERROR_REJECTED = 1;

        /** {@code int8 ERROR_UNKNOWN_GOAL_ID=2} */
        public static final byte ERROR_UNKNOWN_GOAL_ID = 2;

        /** {@code int8 ERROR_GOAL_TERMINATED=3} */
        public static final byte ERROR_GOAL_TERMINATED = 3;
    }

    private CancelGoal() {}
}
