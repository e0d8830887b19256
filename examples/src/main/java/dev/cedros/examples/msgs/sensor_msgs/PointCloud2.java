package dev.cedros.examples.msgs.sensor_msgs;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.examples.msgs.std_msgs.Header;
import dev.cedros.sequence.ByteSequence;
import java.util.List;

/**
 * A cloud of points, each a fixed number of bytes that {@code fields} explains.
 *
 * @param header the time, and the frame of the points
 * @param height rows; 1 for a cloud without order
 * @param width points in a row
 * @param fields the columns of a point
 * @param isBigendian whether the numbers in {@code data} are big-endian; the message around them has its own byte order
 * @param pointStep bytes from one point to the next
 * @param rowStep bytes from one row to the next
 * @param data the points, {@code rowStep * height} bytes
 * @param isDense whether every point is a measurement
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
