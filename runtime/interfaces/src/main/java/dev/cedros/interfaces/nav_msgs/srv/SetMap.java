package dev.cedros.interfaces.nav_msgs.srv;

import dev.cedros.annotations.RosService;
import dev.cedros.interfaces.geometry_msgs.msg.PoseWithCovarianceStamped;
import dev.cedros.interfaces.nav_msgs.msg.OccupancyGrid;

/** The ROS 2 service {@code nav_msgs/srv/SetMap}. */
@RosService("nav_msgs/srv/SetMap")
public final class SetMap {
    /**
     * The request of {@code nav_msgs/srv/SetMap}.
     *
     * @param map {@code nav_msgs/msg/OccupancyGrid map}
     * @param initialPose {@code geometry_msgs/msg/PoseWithCovarianceStamped initial_pose}
     */
    public record Request(OccupancyGrid map, PoseWithCovarianceStamped initialPose) {}

    /**
     * The response of {@code nav_msgs/srv/SetMap}.
     *
     * @param success {@code bool success}
     */
    public record Response(boolean success) {}

    private SetMap() {}
}
