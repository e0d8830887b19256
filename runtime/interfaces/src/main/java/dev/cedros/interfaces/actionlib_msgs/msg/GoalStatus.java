package dev.cedros.interfaces.actionlib_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code actionlib_msgs/msg/GoalStatus}.
 *
 * @param goalId {@code actionlib_msgs/msg/GoalID goal_id}
 * @param status {@code uint8 status}
 * @param text {@code string text}
 */
@RosMessage("actionlib_msgs/msg/GoalStatus")
public record GoalStatus(GoalID goalId, @RosField("uint8") int status, String text) {
    /** {@code uint8 PENDING=0} */
    @RosField("uint8")
    public static final int PENDING = 0;

    /** {@code uint8 ACTIVE=1} */
    @RosField("uint8")
    public static final int ACTIVE = 1;

    /** {@code uint8 PREEMPTED=2} */
    @RosField("uint8")
    public static final int PREEMPTED = 2;

    /** {@code uint8 SUCCEEDED=3} */
    @RosField("uint8")
    public static final int SUCCEEDED = 3;

    /** {@code uint8 ABORTED=4} */
    @RosField("uint8")
    public static final int ABORTED = 4;

    /** {@code uint8 REJECTED=5} */
    @RosField("uint8")
    public static final int REJECTED = 5;

    /** {@code uint8 PREEMPTING=6} */
    @RosField("uint8")
    public static final int PREEMPTING = 6;

    /** {@code uint8 RECALLING=7} */
    @RosField("uint8")
    public static final int RECALLING = 7;

    /** {@code uint8 RECALLED=8} */
    @RosField("uint8")
    public static final int RECALLED = 8;

    /** {@code uint8 LOST=9} */
    @RosField("uint8")
    public static final int LOST = 9;
}
