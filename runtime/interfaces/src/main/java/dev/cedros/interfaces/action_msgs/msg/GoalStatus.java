package dev.cedros.interfaces.action_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code action_msgs/msg/GoalStatus}.
 *
 * @param goalInfo {@code action_msgs/msg/GoalInfo goal_info}
 * @param status {@code int8 status}
 */
@RosMessage("action_msgs/msg/GoalStatus")
public record GoalStatus(GoalInfo goalInfo, byte status) {
    /** {@code int8 STATUS_UNKNOWN=0} */
    public static final byte STATUS_UNKNOWN = 0;

    /** {@code int8 STATUS_ACCEPTED=1} */
    public static final byte STATUS_ACCEPTED = 1;

    /** {@code int8 STATUS_EXECUTING=2} */
    public static final byte STATUS_EXECUTING = 2;

    /** {@code int8 STATUS_CANCELING=3} */
    public static final byte STATUS_CANCELING = 3;

    /** {@code int8 STATUS_SUCCEEDED=4} */
    public static final byte STATUS_SUCCEEDED = 4;

    /** {@code int8 STATUS_CANCELED=5} */
    public static final byte STATUS_CANCELED = 5;

    /** {@code int8 STATUS_ABORTED=6} */
    public static final byte STATUS_ABORTED = 6;
}
