package dev.cedros.interfaces.std_srvs.srv;

import dev.cedros.annotations.RosService;

/** The ROS 2 service {@code std_srvs/srv/SetBool}. */
@RosService("std_srvs/srv/SetBool")
public final class SetBool {
    /**
     * The request of {@code std_srvs/srv/SetBool}.
     *
     * @param data {@code bool data}
     */
    public record Request(boolean data) {}

    /**
     * The response of {@code std_srvs/srv/SetBool}.
     *
     * @param success {@code bool success}
     * @param message {@code string message}
     */
    public record Response(boolean success, String message) {}

    private SetBool() {}
}
