package dev.cedros.interfaces.rcl_interfaces.srv;

import dev.cedros.annotations.RosService;
import dev.cedros.interfaces.rcl_interfaces.msg.Parameter;
import dev.cedros.interfaces.rcl_interfaces.msg.SetParametersResult;
import java.util.List;

/** The ROS 2 service {@code rcl_interfaces/srv/SetParametersAtomically}. */
@RosService("rcl_interfaces/srv/SetParametersAtomically")
public final class SetParametersAtomically {
    /**
     * The request of {@code rcl_interfaces/srv/SetParametersAtomically}.
     *
     * @param parameters {@code rcl_interfaces/msg/Parameter[] parameters}
     */
    public record Request(List<Parameter> parameters) {}

    /**
     * The response of {@code rcl_interfaces/srv/SetParametersAtomically}.
     *
     * @param result {@code rcl_interfaces/msg/SetParametersResult result}
     */
    public record Response(SetParametersResult result) {}

    private SetParametersAtomically() {}
}
