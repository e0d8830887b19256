package dev.cedros.interfaces.test_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/** The ROS 2 message {@code test_msgs/msg/Constants}. */
@RosMessage("test_msgs/msg/Constants")
public record Constants() {
    /** {@code bool BOOL_CONST=true} */
    public static final boolean BOOL_CONST = true;

    /** {@code byte BYTE_CONST=50} */
    @RosField("byte")
    public static final int BYTE_CONST = 50;

    /** {@code uint8 CHAR_CONST=100} */
    @RosField("uint8")
    public static final int CHAR_CONST = 100;

    /** {@code float32 FLOAT32_CONST=1.125} */
    public static final float FLOAT32_CONST = 1.125f;

    /** {@code float64 FLOAT64_CONST=1.125} */
    public static final double FLOAT64_CONST = 1.125;

    /** {@code int8 INT8_CONST=-50} */
    public static final byte INT8_CONST = -50;

    /** {@code uint8 UINT8_CONST=200} */
    @RosField("uint8")
    public static final int UINT8_CONST = 200;

    /** {@code int16 INT16_CONST=-1000} */
    public static final short INT16_CONST = -1000;

    /** {@code uint16 UINT16_CONST=2000} */
    @RosField("uint16")
    public static final int UINT16_CONST = 2000;

    /** {@code int32 INT32_CONST=-30000} */
    public static final int INT32_CONST = -30000;

    /** {@code uint32 UINT32_CONST=60000} */
    @RosField("uint32")
    public static final long UINT32_CONST = 60000L;

    /** {@code int64 INT64_CONST=-40000000} */
    public static final long INT64_CONST = -40000000L;

    /** {@code uint64 UINT64_CONST=50000000} */
    @RosField("uint64")
    public static final long UINT64_CONST = 50000000L;
}
