package dev.cedros.interfaces.lifecycle_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code lifecycle_msgs/msg/Transition}.
 *
 * @param id {@code uint8 id}
 * @param label {@code string label}
 */
@RosMessage("lifecycle_msgs/msg/Transition")
public record Transition(@RosField("uint8") int id, String label) {
    /** {@code uint8 TRANSITION_CREATE=0} */
    @RosField("uint8")
    public static final int TRANSITION_CREATE = 0;

    /** {@code uint8 TRANSITION_CONFIGURE=1} */
    @RosField("uint8")
    public static final int TRANSITION_CONFIGURE = 1;

    /** {@code uint8 TRANSITION_CLEANUP=2} */
    @RosField("uint8")
    public static final int TRANSITION_CLEANUP = 2;

    /** {@code uint8 TRANSITION_ACTIVATE=3} */
    @RosField("uint8")
    public static final int TRANSITION_ACTIVATE = 3;

    /** {@code uint8 TRANSITION_DEACTIVATE=4} */
    @RosField("uint8")
    public static final int TRANSITION_DEACTIVATE = 4;

    /** {@code uint8 TRANSITION_UNCONFIGURED_SHUTDOWN=5} */
    @RosField("uint8")
    public static final int TRANSITION_UNCONFIGURED_SHUTDOWN = 5;

    /** {@code uint8 TRANSITION_INACTIVE_SHUTDOWN=6} */
    @RosField("uint8")
    public static final int TRANSITION_INACTIVE_SHUTDOWN = 6;

    /** {@code uint8 TRANSITION_ACTIVE_SHUTDOWN=7} */
    @RosField("uint8")
    public static final int TRANSITION_ACTIVE_SHUTDOWN = 7;

    /** {@code uint8 TRANSITION_DESTROY=8} */
    @RosField("uint8")
    public static final int TRANSITION_DESTROY = 8;

    /** {@code uint8 TRANSITION_ON_CONFIGURE_SUCCESS=10} */
    @RosField("uint8")
    public static final int TRANSITION_ON_CONFIGURE_SUCCESS = 10;

    /** {@code uint8 TRANSITION_ON_CONFIGURE_FAILURE=11} */
    @RosField("uint8")
    public static final int TRANSITION_ON_CONFIGURE_FAILURE = 11;

    /** {@code uint8 TRANSITION_ON_CONFIGURE_ERROR=12} */
    @RosField("uint8")
    public static final int TRANSITION_ON_CONFIGURE_ERROR = 12;

    /** {@code uint8 TRANSITION_ON_CLEANUP_SUCCESS=20} */
    @RosField("uint8")
    public static final int TRANSITION_ON_CLEANUP_SUCCESS = 20;

    /** {@code uint8 TRANSITION_ON_CLEANUP_FAILURE=21} */
    @RosField("uint8")
    public static final int TRANSITION_ON_CLEANUP_FAILURE = 21;

    /** {@code uint8 TRANSITION_ON_CLEANUP_ERROR=22} */
    @RosField("uint8")
    public static final int TRANSITION_ON_CLEANUP_ERROR = 22;

    /** {@code uint8 TRANSITION_ON_ACTIVATE_SUCCESS=30} */
    @RosField("uint8")
    public static final int TRANSITION_ON_ACTIVATE_SUCCESS = 30;

    /** {@code uint8 TRANSITION_ON_ACTIVATE_FAILURE=31} */
    @RosField("uint8")
    public static final int TRANSITION_ON_ACTIVATE_FAILURE = 31;

    /** {@code uint8 TRANSITION_ON_ACTIVATE_ERROR=32} */
    @RosField("uint8")
    public static final int TRANSITION_ON_ACTIVATE_ERROR = 32;

    /** {@code uint8 TRANSITION_ON_DEACTIVATE_SUCCESS=40} */
    @RosField("uint8")
    public static final int TRANSITION_ON_DEACTIVATE_SUCCESS = 40;

    /** {@code uint8 TRANSITION_ON_DEACTIVATE_FAILURE=41} */
    @RosField("uint8")
    public static final int TRANSITION_ON_DEACTIVATE_FAILURE = 41;

    /** {@code uint8 TRANSITION_ON_DEACTIVATE_ERROR=42} */
    @RosField("uint8")
    public static final int TRANSITION_ON_DEACTIVATE_ERROR = 42;

    /** {@code uint8 TRANSITION_ON_SHUTDOWN_SUCCESS=50} */
    @RosField("uint8")
    public static final int TRANSITION_ON_SHUTDOWN_SUCCESS = 50;

    /** {@code uint8 TRANSITION_ON_SHUTDOWN_FAILURE=51} */
    @RosField("uint8")
    public static final int TRANSITION_ON_SHUTDOWN_FAILURE = 51;

    /** {@code uint8 TRANSITION_ON_SHUTDOWN_ERROR=52} */
    @RosField("uint8")
    public static final int TRANSITION_ON_SHUTDOWN_ERROR = 52;

    /** {@code uint8 TRANSITION_ON_ERROR_SUCCESS=60} */
    @RosField("uint8")
    public static final int TRANSITION_ON_ERROR_SUCCESS = 60;

    /** {@code uint8 TRANSITION_ON_ERROR_FAILURE=61} */
    @RosField("uint8")
    public static final int TRANSITION_ON_ERROR_FAILURE = 61;

    /** {@code uint8 TRANSITION_ON_ERROR_ERROR=62} */
    @RosField("uint8")
    public static final int TRANSITION_ON_ERROR_ERROR = 62;

    /** {@code uint8 TRANSITION_CALLBACK_SUCCESS=97} */
    @RosField("uint8")
    public static final int TRANSITION_CALLBACK_SUCCESS = 97;

    /** {@code uint8 TRANSITION_CALLBACK_FAILURE=98} */
    @RosField("uint8")
    public static final int TRANSITION_CALLBACK_FAILURE = 98;

    /** {@code uint8 TRANSITION_CALLBACK_ERROR=99} */
    @RosField("uint8")
    public static final int TRANSITION_CALLBACK_ERROR = 99;
}
