package dev.cedros.examples.msgs.sensor_msgs;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.examples.msgs.std_msgs.Header;
import dev.cedros.sequence.ByteSequence;

/**
 * A picture in a file format such as PNG or JPEG.
 *
 * @param header the time, and the optical frame of the camera
 * @param format the name of the file format
 * @param data the file
 */
@RosMessage("sensor_msgs/msg/CompressedImage")
public record CompressedImage(
        Header header, String format, @RosField("uint8[]") ByteSequence data) {}
