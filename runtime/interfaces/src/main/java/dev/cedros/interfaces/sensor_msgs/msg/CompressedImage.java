package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.sequence.ByteSequence;

/**
 * The ROS 2 message {@code sensor_msgs/msg/CompressedImage}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param format {@code string format}
 * @param data {@code uint8[] data}
 */
@RosMessage("sensor_msgs/msg/CompressedImage")
public record CompressedImage(Header header, String format, @RosField("uint8[]") ByteSequence data) {}
