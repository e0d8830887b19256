package dev.cedros.interfaces.rmw_dds_common.msg;

import dev.cedros.annotations.RosMessage;
import java.util.List;

/**
 * The ROS 2 message {@code rmw_dds_common/msg/ParticipantEntitiesInfo}.
 *
 * @param gid {@code rmw_dds_common/msg/Gid gid}
 * @param nodeEntitiesInfoSeq {@code rmw_dds_common/msg/NodeEntitiesInfo[] node_entities_info_seq}
 */
@RosMessage("rmw_dds_common/msg/ParticipantEntitiesInfo")
public record ParticipantEntitiesInfo(Gid gid, List<NodeEntitiesInfo> nodeEntitiesInfoSeq) {}
