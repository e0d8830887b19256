package dev.cedros.interfaces.lifecycle_msgs.srv;

import dev.cedros.annotations.RosService;
import dev.cedros.interfaces.lifecycle_msgs.msg.Transition;

/** The ROS 2 service {@code lifecycle_msgs/srv/ChangeState}. */
@RosService("lifecycle_msgs/srv/ChangeState")
public final class ChangeState {
    /**
     * The request of {@code lifecycle_msgs/srv/ChangeState}.
     *
     * @param transition {@code lifecycle_msgs/msg/Transition transition}
     */
    public record Request(Transition transition) {}

    /**
     * The response of {@code lifecycle_msgs/srv/ChangeState}.
     *
     * @param success {@code bool success}
     */
    public record Response(boolean success) {}

    private ChangeState() {}
}
