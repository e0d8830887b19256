package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import java.util.List;

/**
 * The ROS 2 message {@code example_interfaces/msg/MultiArrayLayout}.
 *
 * @param dim {@code example_interfaces/msg/MultiArrayDimension[] dim}
 * @param dataOffset {@code uint32 data_offset}
 */
@RosMessage("example_interfaces/msg/MultiArrayLayout")
public record MultiArrayLayout(List<MultiArrayDimension> dim, @RosField("uint32") long dataOffset) {}
