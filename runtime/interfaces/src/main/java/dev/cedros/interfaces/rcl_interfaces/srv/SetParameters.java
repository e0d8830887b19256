package dev.cedros.interfaces.rcl_interfaces.srv;

import dev.cedros.annotations.RosService;
import dev.cedros.interfaces.rcl_interfaces.msg.Parameter;
import dev.cedros.interfaces.rcl_interfaces.msg.SetParametersResult;
import java.util.List;

/** The ROS 2 service {@code rcl_interfaces/srv/SetParameters}. */
@RosService("rcl_interfaces/srv/SetParameters")
public final class SetParameters {
    /**
     * The request of {@code rcl_interfaces/srv/SetParameters}.
     *
     * @param parameters {@code rcl_interfaces/msg/Parameter[] parameters}
     */
    public record Request(List<Parameter> parameters) {}

    /**
     * The response of {@code rcl_interfaces/srv/SetParameters}.
     *
     * @param results {@code rcl_interfaces/msg/SetParametersResult[] results}
     */
    public record Response(List<SetParametersResult> results) {}

    private SetParameters() {}
}
