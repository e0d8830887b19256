package dev.cedros.interfaces.visualization_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import java.util.List;

/**
 * The ROS 2 message {@code visualization_msgs/msg/InteractiveMarkerUpdate}.
 *
 * @param serverId {@code string server_id}
 * @param seqNum {@code uint64 seq_num}
 * @param type {@code uint8 type}
 * @param markers {@code visualization_msgs/msg/InteractiveMarker[] markers}
 * @param poses {@code visualization_msgs/msg/InteractiveMarkerPose[] poses}
 * @param erases {@code string[] erases}
 */
@RosMessage("visualization_msgs/msg/InteractiveMarkerUpdate")
public record InteractiveMarkerUpdate(
        String serverId,
        @RosField("uint64") long seqNum,
        @RosField("uint8") int type,
        List<InteractiveMarker> markers,
        List<InteractiveMarkerPose> poses,
        List<String> erases) {

    /** {@code uint8 KEEP_ALIVE=0} */
    @RosField("uint8")
    public static final int KEEP_ALIVE = 0;

    /** {@code uint8 UPDATE=1} */
    @RosField("uint8")
    public static final int UPDATE = 1;
}
