package dev.cedros.interfaces.std_srvs.srv;

import dev.cedros.annotations.RosService;

/** The ROS 2 service {@code std_srvs/srv/Trigger}. */
@RosService("std_srvs/srv/Trigger")
public final class Trigger {
    /** The request of {@code std_srvs/srv/Trigger}. */
    public record Request() {}

    /**
     * The response of {@code std_srvs/srv/Trigger}.
     *
     * @param success {@code bool success}
     * @param message {@code string message}
     */
    public record Response(boolean success, String message) {}

    private Trigger() {}
}
