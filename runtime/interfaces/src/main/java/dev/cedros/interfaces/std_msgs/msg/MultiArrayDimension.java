package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code std_msgs/msg/MultiArrayDimension}.
 *
 * @param label {@code string label}
 * @param size {@code uint32 size}
 * @param stride {@code uint32 stride}
 */
@RosMessage("std_msgs/msg/MultiArrayDimension")
public record MultiArrayDimension(
        java.lang.String label,
        @RosField("uint32") long size,
        @RosField("uint32") long stride) {}
