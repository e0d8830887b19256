package dev.cedros.interfaces.lifecycle_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code lifecycle_msgs/msg/State}.
 *
 * @param id {@code uint8 id}
 * @param label {@code string label}
 */
@RosMessage("lifecycle_msgs/msg/State")
public record State(@RosField("uint8") int id, String label) {
    /** {@code uint8 PRIMARY_STATE_UNKNOWN=0} */
    @RosField("uint8")
    public static final int PRIMARY_STATE_UNKNOWN = 0;

    /** {@code uint8 PRIMARY_STATE_UNCONFIGURED=1} */
    @RosField("uint8")
    public static final int PRIMARY_STATE_UNCONFIGURED = 1;

    /** {@code uint8 PRIMARY_STATE_INACTIVE=2} */
    @RosField("uint8")
    public static final int PRIMARY_STATE_INACTIVE = 2;

    /** {@code uint8 PRIMARY_STATE_ACTIVE=3} */
    @RosField("uint8")
    public static final int PRIMARY_STATE_ACTIVE = 3;

    /** {@code uint8 PRIMARY_STATE_FINALIZED=4} */
    @RosField("uint8")
    public static final int PRIMARY_STATE_FINALIZED = 4;

    /** {@code uint8 TRANSITION_STATE_CONFIGURING=10} */
    @RosField("uint8")
    public static final int TRANSITION_STATE_CONFIGURING = 10;

    /** {@code uint8 TRANSITION_STATE_CLEANINGUP=11} */
    @RosField("uint8")
    public static final int TRANSITION_STATE_CLEANINGUP = 11;

    /** {@code uint8 TRANSITION_STATE_SHUTTINGDOWN=12} */
    @RosField("uint8")
    public static final int TRANSITION_STATE_SHUTTINGDOWN = 12;

    /** {@code uint8 TRANSITION_STATE_ACTIVATING=13} */
    @RosField("uint8")
    public static final int TRANSITION_STATE_ACTIVATING = 13;

    /** {@code uint8 TRANSITION_STATE_DEACTIVATING=14} */
    @RosField("uint8")
    public static final int TRANSITION_STATE_DEACTIVATING = 14;

    /** {@code uint8 TRANSITION_STATE_ERRORPROCESSING=15} */
    @RosField("uint8")
    public static final int TRANSITION_STATE_ERRORPROCESSING = 15;
}
