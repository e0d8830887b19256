package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.sequence.ByteSequence;
import java.util.List;

/**
 * The ROS 2 message {@code sensor_msgs/msg/PointCloud2}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param height {@code uint32 height}
 * @param width {@code uint32 width}
 * @param fields {@code sensor_msgs/msg/PointField[] fields}
 * @param isBigendian {@code bool is_bigendian}
 * @param pointStep {@code uint32 point_step}
 * @param rowStep {@code uint32 row_step}
 * @param data {@code uint8[] data}
 * @param isDense {@code bool is_dense}
 */
@RosMessage("sensor_msgs/msg/PointCloud2")
public record PointCloud2(
        Header header,
        @RosField("uint32") long height,
        @RosField("uint32") long width,
        List<PointField> fields,
        boolean isBigendian,
        @RosField("uint32") long pointStep,
        @RosField("uint32") long rowStep,
        @RosField("uint8[]") ByteSequence data,
        boolean isDense) {}
