package dev.cedros.interfaces.rcl_interfaces.srv;

import dev.cedros.annotations.RosService;
import dev.cedros.interfaces.rcl_interfaces.msg.ParameterValue;
import java.util.List;

/** The ROS 2 service {@code rcl_interfaces/srv/GetParameters}. */
@RosService("rcl_interfaces/srv/GetParameters")
public final class GetParameters {
    /**
     * The request of {@code rcl_interfaces/srv/GetParameters}.
     *
     * @param names {@code string[] names}
     */
    public record Request(List<String> names) {}

    /**
     * The response of {@code rcl_interfaces/srv/GetParameters}.
     *
     * @param values {@code rcl_interfaces/msg/ParameterValue[] values}
     */
    public record Response(List<ParameterValue> values) {}

    private GetParameters() {}
}
