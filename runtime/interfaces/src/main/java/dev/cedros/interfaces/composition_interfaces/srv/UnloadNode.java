package dev.cedros.interfaces.composition_interfaces.srv;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosService;

/** The ROS 2 service {@code composition_interfaces/srv/UnloadNode}. */
@RosService("composition_interfaces/srv/UnloadNode")
public final class UnloadNode {
    /**
     * The request of {@code composition_interfaces/srv/UnloadNode}.
     *
     * @param uniqueId {@code uint64 unique_id}
     */
    public record Request(@RosField("uint64") long uniqueId) {}

    /**
     * The response of {@code composition_interfaces/srv/UnloadNode}.
     *
     * @param success {@code bool success}
     * @param errorMessage {@code string error_message}
     */
    public record Response(boolean success, String errorMessage) {}

    private UnloadNode() {}
}
