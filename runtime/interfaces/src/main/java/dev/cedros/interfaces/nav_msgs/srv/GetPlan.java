package dev.cedros.interfaces.nav_msgs.srv;

import dev.cedros.annotations.RosService;
import dev.cedros.interfaces.geometry_msgs.msg.PoseStamped;
import dev.cedros.interfaces.nav_msgs.msg.Path;

/** The ROS 2 service {@code nav_msgs/srv/GetPlan}. */
@RosService("nav_msgs/srv/GetPlan")
public final class GetPlan {
    /**
     * The request of {@code nav_msgs/srv/GetPlan}.
     *
     * @param start {@code geometry_msgs/msg/PoseStamped start}
     * @param goal {@code geometry_msgs/msg/PoseStamped goal}
     * @param tolerance {@code float32 tolerance}
     */
    public record Request(PoseStamped start, PoseStamped goal, float tolerance) {}

    /**
     * The response of {@code nav_msgs/srv/GetPlan}.
     *
     * @param plan {@code nav_msgs/msg/Path plan}
     */
    public record Response(Path plan) {}

    private GetPlan() {}
}
