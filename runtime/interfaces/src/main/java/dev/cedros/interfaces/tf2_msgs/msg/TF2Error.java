package dev.cedros.interfaces.tf2_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code tf2_msgs/msg/TF2Error}.
 *
 * @param error {@code uint8 error}
 * @param errorString {@code string error_string}
 */
@RosMessage("tf2_msgs/msg/TF2Error")
public record TF2Error(@RosField("uint8") int error, String errorString) {
    /** {@code uint8 NO_ERROR=0} */
    @RosField("uint8")
    public static final int NO_ERROR = 0;

    /** {@code uint8 LOOKUP_ERROR=1} */
    @RosField("uint8")
    public static final int LOOKUP_ERROR = 1;

    /** {@code uint8 CONNECTIVITY_ERROR=2} */
    @RosField("uint8")
    public static final int CONNECTIVITY_ERROR = 2;

    /** {@code uint8 EXTRAPOLATION_ERROR=3} */
    @RosField("uint8")
    public static final int EXTRAPOLATION_ERROR = 3;

    /** {@code uint8 INVALID_ARGUMENT_ERROR=4} */
    @RosField("uint8")
    public static final int INVALID_ARGUMENT_ERROR = 4;

    /** {@code uint8 TIMEOUT_ERROR=5} */
    @RosField("uint8")
    public static final int TIMEOUT_ERROR = 5;

    /** {@code uint8 TRANSFORM_ERROR=6} */
    @RosField("uint8")
    public static final int TRANSFORM_ERROR = 6;
}
