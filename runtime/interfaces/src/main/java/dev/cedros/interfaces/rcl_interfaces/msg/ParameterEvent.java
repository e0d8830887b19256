package dev.cedros.interfaces.rcl_interfaces.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import java.util.List;

/**
 * The ROS 2 message {@code rcl_interfaces/msg/ParameterEvent}.
 *
 * @param stamp {@code builtin_interfaces/msg/Time stamp}
 * @param node {@code string node}
 * @param newParameters {@code rcl_interfaces/msg/Parameter[] new_parameters}
 * @param changedParameters {@code rcl_interfaces/msg/Parameter[] changed_parameters}
 * @param deletedParameters {@code rcl_interfaces/msg/Parameter[] deleted_parameters}
 */
@RosMessage("rcl_interfaces/msg/ParameterEvent")
public record ParameterEvent(
        Time stamp,
        String node,
        List<Parameter> newParameters,
        List<Parameter> changedParameters,
        List<Parameter> deletedParameters) {}
