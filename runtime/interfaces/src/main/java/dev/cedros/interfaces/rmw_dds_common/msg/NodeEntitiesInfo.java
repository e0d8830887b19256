package dev.cedros.interfaces.rmw_dds_common.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import java.util.List;

/**
 * The ROS 2 message {@code rmw_dds_common/msg/NodeEntitiesInfo}.
 *
 * @param nodeNamespace {@code string<=256 node_namespace}
 * @param nodeName {@code string<=256 node_name}
 * @param readerGidSeq {@code rmw_dds_common/msg/Gid[] reader_gid_seq}
 * @param writerGidSeq {@code rmw_dds_common/msg/Gid[] writer_gid_seq}
 */
@RosMessage("rmw_dds_common/msg/NodeEntitiesInfo")
public record NodeEntitiesInfo(
        @RosField("string<=256") String nodeNamespace,
        @RosField("string<=256") String nodeName,
        List<Gid> readerGidSeq,
        List<Gid> writerGidSeq) {}
