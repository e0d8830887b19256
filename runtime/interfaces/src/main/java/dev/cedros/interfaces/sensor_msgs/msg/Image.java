package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.sequence.ByteSequence;

/**
 * The ROS 2 message {@code sensor_msgs/msg/Image}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param height {@code uint32 height}
 * @param width {@code uint32 width}
 * @param encoding {@code string encoding}
 * @param isBigendian {@code uint8 is_bigendian}
 * @param step {@code uint32 step}
 * @param data {@code uint8[] data}
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
