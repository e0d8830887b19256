package dev.cedros.interfaces.composition_interfaces.srv;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosService;
import dev.cedros.sequence.LongSequence;
import java.util.List;

/** The ROS 2 service {@code composition_interfaces/srv/ListNodes}. */
@RosService("composition_interfaces/srv/ListNodes")
public final class ListNodes {
    /** The request of {@code composition_interfaces/srv/ListNodes}. */
    public record Request() {}

    /**
     * The response of {@code composition_interfaces/srv/ListNodes}.
     *
     * @param fullNodeNames {@code string[] full_node_names}
     * @param uniqueIds {@code uint64[] unique_ids}
     */
    public record Response(List<String> fullNodeNames, @RosField("uint64[]") LongSequence uniqueIds) {}

    private ListNodes() {}
}
