package dev.cedros.examples.corpus;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.ByteSequence;
import java.util.List;

/** Messages of rmw_dds_common, in the Java types that stand first in the mapping. */
final class RmwDdsCommon {
    private RmwDdsCommon() {}

    @RosMessage("rmw_dds_common/msg/ParticipantEntitiesInfo")
    record ParticipantEntitiesInfo(Gid gid, List<NodeEntitiesInfo> nodeEntitiesInfoSeq) {}

    @RosMessage("rmw_dds_common/msg/NodeEntitiesInfo")
    record NodeEntitiesInfo(
            @RosField("string<=256") String nodeNamespace,
            @RosField("string<=256") String nodeName,
            List<Gid> readerGidSeq,
            List<Gid> writerGidSeq) {}

    @RosMessage("rmw_dds_common/msg/Gid")
    record Gid(@RosField("char[16]") ByteSequence data) {}
}
