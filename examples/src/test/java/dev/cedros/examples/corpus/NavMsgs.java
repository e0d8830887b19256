package dev.cedros.examples.corpus;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.examples.msgs.builtin_interfaces.Time;
import dev.cedros.examples.msgs.geometry_msgs.Point;
import dev.cedros.examples.msgs.geometry_msgs.Pose;
import dev.cedros.examples.msgs.std_msgs.Header;
import dev.cedros.sequence.ByteSequence;
import java.util.List;

/** Messages of nav_msgs, in the Java types that stand first in the mapping. */
final class NavMsgs {
    private NavMsgs() {}

    @RosMessage("nav_msgs/msg/GridCells")
    record GridCells(Header header, float cellWidth, float cellHeight, List<Point> cells) {}

    @RosMessage("nav_msgs/msg/MapMetaData")
    record MapMetaData(
            Time mapLoadTime,
            float resolution,
            @RosField("uint32") long width,
            @RosField("uint32") long height,
            Pose origin) {}

    @RosMessage("nav_msgs/msg/OccupancyGrid")
    record OccupancyGrid(Header header, MapMetaData info, ByteSequence data) {}

    @RosMessage("nav_msgs/msg/Path")
    record Path(Header header, List<GeometryMsgs.PoseStamped> poses) {}
}
