package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code sensor_msgs/msg/PointField}.
 *
 * @param name {@code string name}
 * @param offset {@code uint32 offset}
 * @param datatype {@code uint8 datatype}
 * @param count {@code uint32 count}
 */
@RosMessage("sensor_msgs/msg/PointField")
public record PointField(
        String name,
        @RosField("uint32") long offset,
        @RosField("uint8") int datatype,
        @RosField("uint32") long count) {

    /** {@code uint8 INT8=1} */
    @RosField("uint8")
    public static final int INT8 = 1;

    /** {@code uint8 UINT8=2} */
    @RosField("uint8")
    public static final int UINT8 = 2;

    /** {@code uint8 INT16=3} */
    @RosField("uint8")
    public static final int INT16 = 3;

    /** {@code uint8 UINT16=4} */
    @RosField("uint8")
    public static final int UINT16 = 4;

    /** {@code uint8 INT32=5} */
    @RosField("uint8")
    public static final int INT32 = 5;

    /** {@code uint8 UINT32=6} */
    @RosField("uint8")
    public static final int UINT32 = 6;

    /** {@code uint8 FLOAT32=7} */
    @RosField("uint8")
    public static final int FLOAT32 = 7;

    /** {@code uint8 FLOAT64=8} */
    @RosField("uint8")
    public static final int FLOAT64 = 8;
}
