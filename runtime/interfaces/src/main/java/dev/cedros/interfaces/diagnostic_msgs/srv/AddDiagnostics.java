package dev.cedros.interfaces.diagnostic_msgs.srv;

import dev.cedros.annotations.RosService;

/** The ROS 2 service {@code diagnostic_msgs/srv/AddDiagnostics}. */
@RosService("diagnostic_msgs/srv/AddDiagnostics")
public final class AddDiagnostics {
    /**
     * The request of {@code diagnostic_msgs/srv/AddDiagnostics}.
     *
     * @param loadNamespace {@code string load_namespace}
     */
    public record Request(String loadNamespace) {}

    /**
     * The response of {@code diagnostic_msgs/srv/AddDiagnostics}.
     *
     * @param success {@code bool success}
     * @param message {@code string message}
     */
    public record Response(boolean success, String message) {}

    private AddDiagnostics() {}
}
