package dev.cedros.interfaces.example_interfaces.srv;

import dev.cedros.annotations.RosService;

/** The ROS 2 service {@code example_interfaces/srv/SetBool}. */
@RosService("example_interfaces/srv/SetBool")
public final class SetBool {
    /**
     * The request of {@code example_interfaces/srv/SetBool}.
     *
     * @param data {@code bool data}
     */
    public record Request(boolean data) {}

    /**
     * The response of {@code example_interfaces/srv/SetBool}.
     *
     * @param success {@code bool success}
     * @param message {@code string message}
     */
    public record Response(boolean success, String message) {}

    private SetBool() {}
}
