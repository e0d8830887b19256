package dev.cedros.interfaces.composition_interfaces.srv;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosService;
import dev.cedros.interfaces.rcl_interfaces.msg.Parameter;
import java.util.List;

/** The ROS 2 service {@code composition_interfaces/srv/LoadNode}. */
@RosService("composition_interfaces/srv/LoadNode")
public final class LoadNode {
    /**
     * The request of {@code composition_interfaces/srv/LoadNode}.
     *
     * @param packageName {@code string package_name}
     * @param pluginName {@code string plugin_name}
     * @param nodeName {@code string node_name}
     * @param nodeNamespace {@code string node_namespace}
     * @param logLevel {@code uint8 log_level}
     * @param remapRules {@code string[] remap_rules}
     * @param parameters {@code rcl_interfaces/msg/Parameter[] parameters}
     * @param extraArguments {@code rcl_interfaces/msg/Parameter[] extra_arguments}
     */
    public record Request(
            String packageName,
            String pluginName,
            String nodeName,
            String nodeNamespace,
            @RosField("uint8") int logLevel,
            List<String> remapRules,
            List<Parameter> parameters,
            List<Parameter> extraArguments) {}

    /**
     * The response of {@code composition_interfaces/srv/LoadNode}.
     *
     * @param success {@code bool success}
     * @param errorMessage {@code string error_message}
     * @param fullNodeName {@code string full_node_name}
     * @param uniqueId {@code uint64 unique_id}
     */
    public record Response(
            boolean success,
            String errorMessage,
            String fullNodeName,
            @RosField("uint64") long uniqueId) {}

    private LoadNode() {}
}
