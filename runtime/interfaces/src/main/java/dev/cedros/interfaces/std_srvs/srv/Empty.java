package dev.cedros.interfaces.std_srvs.srv;

import dev.cedros.annotations.RosService;

/** The ROS 2 service {@code std_srvs/srv/Empty}. */
@RosService("std_srvs/srv/Empty")
public final class Empty {
    /** The request of {@code std_srvs/srv/Empty}. */
    public record Request() {}

    /** The response of {@code std_srvs/srv/Empty}. */
    public record Response() {}

    private Empty() {}
}
