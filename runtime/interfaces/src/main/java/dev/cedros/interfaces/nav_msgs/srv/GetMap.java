package dev.cedros.interfaces.nav_msgs.srv;

import dev.cedros.annotations.RosService;
import dev.cedros.interfaces.nav_msgs.msg.OccupancyGrid;

/** The ROS 2 service {@code nav_msgs/srv/GetMap}. */
@RosService("nav_msgs/srv/GetMap")
public final class GetMap {
    /** The request of {@code nav_msgs/srv/GetMap}. */
    public record Request() {}

    /**
     * The response of {@code nav_msgs/srv/GetMap}.
     *
     * @param map {@code nav_msgs/msg/OccupancyGrid map}
     */
    public record Response(OccupancyGrid map) {}

    private GetMap() {}
}
