package dev.cedros.interfaces.rcl_interfaces.srv;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosService;
import dev.cedros.interfaces.rcl_interfaces.msg.ListParametersResult;
import java.util.List;

/** The ROS 2 service {@code rcl_interfaces/srv/ListParameters}. */
@RosService("rcl_interfaces/srv/ListParameters")
public final class ListParameters {
    /**
     * The request of {@code rcl_interfaces/srv/ListParameters}.
     *
     * @param prefixes {@code string[] prefixes}
     * @param depth {@code uint64 depth}
     */
    public record Request(List<String> prefixes, @RosField("uint64") long depth) {
        /** {@code uint64 DEPTH_RECURSIVE=0} */
        @RosField("uint64")
        public static final long DEPTH_RECURSIVE = 0L;
    }

    /**
     * The response of {@code rcl_interfaces/srv/ListParameters}.
     *
     * @param result {@code rcl_interfaces/msg/ListParametersResult result}
     */
    public record Response(ListParametersResult result) {}

    private ListParameters() {}
}
