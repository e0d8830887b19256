package dev.cedros.examples.msgs.sensor_msgs;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.examples.msgs.std_msgs.Header;
import dev.cedros.sequence.ByteSequence;

/**
 * A picture as the camera gave it, not compressed.
 *
 * @param header the time, and the optical frame of the camera
 * @param height rows
 * @param width pixels in a row
 * @param encoding the layout of a pixel, for instance {@code bgr8} or {@code mono16}
 * @param isBigendian 1 if numbers of more than one byte in {@code data} are big-endian
 * @param step bytes from one row to the next
 * @param data the pixels, {@code step * height} bytes
 */
@RosMessage("sensor_msgs/msg/Image")
public record Image(
        Header header,
        @RosField("uint32") long height,
        @RosField("uint32") long width,
        String encoding,
        @RosField("uint8") int isBigendian,
        @RosField("uint32") long step,
        @RosField("uint8[]") ByteSequence data) {}
