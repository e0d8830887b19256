package dev.cedros.interfaces.test_msgs.srv;

import dev.cedros.annotations.RosService;

/** The ROS 2 service {@code test_msgs/srv/Empty}. */
@RosService("test_msgs/srv/Empty")
public final class Empty {
    /** The request of {@code test_msgs/srv/Empty}. */
    public record Request() {}

    /** The response of {@code test_msgs/srv/Empty}. */
    public record Response() {}

    private Empty() {}
}
