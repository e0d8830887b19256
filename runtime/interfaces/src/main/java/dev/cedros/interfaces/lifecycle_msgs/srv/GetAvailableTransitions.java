package dev.cedros.interfaces.lifecycle_msgs.srv;

import dev.cedros.annotations.RosService;
import dev.cedros.interfaces.lifecycle_msgs.msg.TransitionDescription;
import java.util.List;

/** The ROS 2 service {@code lifecycle_msgs/srv/GetAvailableTransitions}. */
@RosService("lifecycle_msgs/srv/GetAvailableTransitions")
public final class GetAvailableTransitions {
    /** The request of {@code lifecycle_msgs/srv/GetAvailableTransitions}. */
    public record Request() {}

    /**
     * The response of {@code lifecycle_msgs/srv/GetAvailableTransitions}.
     *
     * @param availableTransitions {@code lifecycle_msgs/msg/TransitionDescription[] available_transitions}
     */
    public record Response(List<TransitionDescription> availableTransitions) {}

    private GetAvailableTransitions() {}
}
