package dev.cedros.interfaces.lifecycle_msgs.srv;

import dev.cedros.annotations.RosService;
import dev.cedros.interfaces.lifecycle_msgs.msg.State;

/** The ROS 2 service {@code lifecycle_msgs/srv/GetState}. */
@RosService("lifecycle_msgs/srv/GetState")
public final class GetState {
    /** The request of {@code lifecycle_msgs/srv/GetState}. */
    public record Request() {}

    /**
     * The response of {@code lifecycle_msgs/srv/GetState}.
     *
     * @param currentState {@code lifecycle_msgs/msg/State current_state}
     */
    public record Response(State currentState) {}

    private GetState() {}
}
