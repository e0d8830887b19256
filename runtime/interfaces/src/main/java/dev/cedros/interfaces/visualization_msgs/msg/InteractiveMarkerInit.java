package dev.cedros.interfaces.visualization_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import java.util.List;

/**
 * The ROS 2 message {@code visualization_msgs/msg/InteractiveMarkerInit}.
 *
 * @param serverId {@code string server_id}
 * @param seqNum {@code uint64 seq_num}
 * @param markers {@code visualization_msgs/msg/InteractiveMarker[] markers}
 */
@RosMessage("visualization_msgs/msg/InteractiveMarkerInit")
public record InteractiveMarkerInit(
        String serverId,
        @RosField("uint64") long seqNum,
        List<InteractiveMarker> markers) {}
