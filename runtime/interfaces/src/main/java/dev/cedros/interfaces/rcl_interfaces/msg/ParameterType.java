package dev.cedros.interfaces.rcl_interfaces.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/** The ROS 2 message {@code rcl_interfaces/msg/ParameterType}. */
@RosMessage("rcl_interfaces/msg/ParameterType")
public record ParameterType() {
    /** {@code uint8 PARAMETER_NOT_SET=0} */
    @RosField("uint8")
    public static final int PARAMETER_NOT_SET = 0;

    /** {@code uint8 PARAMETER_BOOL=1} */
    @RosField("uint8")
    public static final int PARAMETER_BOOL = 1;

    /** {@code uint8 PARAMETER_INTEGER=2} */
    @RosField("uint8")
    public static final int PARAMETER_INTEGER = 2;

    /** {@code uint8 PARAMETER_DOUBLE=3} */
    @RosField("uint8")
    public static final int PARAMETER_DOUBLE = 3;

    /** {@code uint8 PARAMETER_STRING=4} */
    @RosField("uint8")
    public static final int PARAMETER_STRING = 4;

    /** {@code uint8 PARAMETER_BYTE_ARRAY=5} */
    @RosField("uint8")
    public static final int PARAMETER_BYTE_ARRAY = 5;

    /** {@code uint8 PARAMETER_BOOL_ARRAY=6} */
    @RosField("uint8")
    public static final int PARAMETER_BOOL_ARRAY = 6;

    /** {@code uint8 PARAMETER_INTEGER_ARRAY=7} */
    @RosField("uint8")
    public static final int PARAMETER_INTEGER_ARRAY = 7;

    /** {@code uint8 PARAMETER_DOUBLE_ARRAY=8} */
    @RosField("uint8")
    public static final int PARAMETER_DOUBLE_ARRAY = 8;

    /** {@code uint8 PARAMETER_STRING_ARRAY=9} */
    @RosField("uint8")
    public static final int PARAMETER_STRING_ARRAY = 9;
}
