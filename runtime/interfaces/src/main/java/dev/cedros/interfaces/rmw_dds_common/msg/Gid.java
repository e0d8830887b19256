package dev.cedros.interfaces.rmw_dds_common.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.ByteSequence;

/**
 * The ROS 2 message {@code rmw_dds_common/msg/Gid}.
 *
 * @param data {@code uint8[16] data}
 */
@RosMessage("rmw_dds_common/msg/Gid")
public record Gid(@RosField("uint8[16]") ByteSequence data) {}
