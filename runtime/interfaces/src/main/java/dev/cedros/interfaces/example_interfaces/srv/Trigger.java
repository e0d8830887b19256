package dev.cedros.interfaces.example_interfaces.srv;

import dev.cedros.annotations.RosService;

/** The ROS 2 service {@code example_interfaces/srv/Trigger}. */
@RosService("example_interfaces/srv/Trigger")
public final class Trigger {
    /** The request of {@code example_interfaces/srv/Trigger}. */
    public record Request() {}

    /**
     * The response of {@code example_interfaces/srv/Trigger}.
     *
     * @param success {@code bool success}
     * @param message {@code string message}
     */
    public record Response(boolean success, String message) {}

    private Trigger() {}
}
