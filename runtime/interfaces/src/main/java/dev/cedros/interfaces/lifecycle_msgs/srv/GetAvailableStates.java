package dev.cedros.interfaces.lifecycle_msgs.srv;

import dev.cedros.annotations.RosService;
import dev.cedros.interfaces.lifecycle_msgs.msg.State;
import java.util.List;

/** The ROS 2 service {@code lifecycle_msgs/srv/GetAvailableStates}. */
@RosService("lifecycle_msgs/srv/GetAvailableStates")
public final class GetAvailableStates {
    /** The request of {@code lifecycle_msgs/srv/GetAvailableStates}. */
    public record Request() {}

    /**
     * The response of {@code lifecycle_msgs/srv/GetAvailableStates}.
     *
     * @param availableStates {@code lifecycle_msgs/msg/State[] available_states}
     */
    public record Response(List<State> availableStates) {}

    private GetAvailableStates() {}
}
