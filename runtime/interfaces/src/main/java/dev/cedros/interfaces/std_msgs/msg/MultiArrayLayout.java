package dev.cedros.interfaces.std_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import java.util.List;

/**
 * The ROS 2 message {@code std_msgs/msg/MultiArrayLayout}.
 *
 * @param dim {@code std_msgs/msg/MultiArrayDimension[] dim}
 * @param dataOffset {@code uint32 data_offset}
 */
@RosMessage("std_msgs/msg/MultiArrayLayout")
public record MultiArrayLayout(List<MultiArrayDimension> dim, @RosField("uint32") long dataOffset) {}
