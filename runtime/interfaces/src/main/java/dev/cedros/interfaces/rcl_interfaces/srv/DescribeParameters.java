package dev.cedros.interfaces.rcl_interfaces.srv;

import dev.cedros.annotations.RosService;
import dev.cedros.interfaces.rcl_interfaces.msg.ParameterDescriptor;
import java.util.List;

/** The ROS 2 service {@code rcl_interfaces/srv/DescribeParameters}. */
@RosService("rcl_interfaces/srv/DescribeParameters")
public final class DescribeParameters {
    /**
     * The request of {@code rcl_interfaces/srv/DescribeParameters}.
     *
     * @param names {@code string[] names}
     */
    public record Request(List<String> names) {}

    /**
     * The response of {@code rcl_interfaces/srv/DescribeParameters}.
     *
     * @param descriptors {@code rcl_interfaces/msg/ParameterDescriptor[] descriptors}
     */
    public record Response(List<ParameterDescriptor> descriptors) {}

    private DescribeParameters() {}
}
