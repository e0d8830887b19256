package dev.cedros.examples.msgs.sensor_msgs;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * One column of a point cloud: its name, and where it lies in the bytes of a point.
 *
 * @param name for instance {@code x} or {@code intensity}
 * @param offset bytes from the start of a point
 * @param datatype one of the constants of this record
 * @param count how many such numbers follow each other
 */
@RosMessage("sensor_msgs/msg/PointField")
public record PointField(
        String name,
        @RosField("uint32") long offset,
        @RosField("uint8") int datatype,
        @RosField("uint32") long count) {

    /** {@link #datatype()} of signed numbers of one byte. */
    @RosField("uint8")
    public static final int INT8 = 1;

    /** {@link #datatype()} of unsigned numbers of one byte. */
    @RosField("uint8")
    public static final int UINT8 = 2;

    /** {@link #datatype()} of signed numbers of two bytes. */
    @RosField("uint8")
    public static final int INT16 = 3;

    /** {@link #datatype()} of unsigned numbers of two bytes. */
    @RosField("uint8")
    public static final int UINT16 = 4;

    /** {@link #datatype()} of signed numbers of four bytes. */
    @RosField("uint8")
    public static final int INT32 = 5;

    /** {@link #datatype()} of unsigned numbers of four bytes. */
    @RosField("uint8")
    public static final int UINT32 = 6;

    /** {@link #datatype()} of floating point numbers of four bytes. */
    @RosField("uint8")
    public static final int FLOAT32 = 7;

    /** {@link #datatype()} of floating point numbers of eight bytes. */
    @RosField("uint8")
    public static final int FLOAT64 = 8;
}
