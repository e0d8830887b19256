package dev.cedros.interfaces.rcl_interfaces.msg;

import dev.cedros.annotations.RosMessage;
import java.util.List;

/**
 * The ROS 2 message {@code rcl_interfaces/msg/ParameterEventDescriptors}.
 *
 * @param newParameters {@code rcl_interfaces/msg/ParameterDescriptor[] new_parameters}
 * @param changedParameters {@code rcl_interfaces/msg/ParameterDescriptor[] changed_parameters}
 * @param deletedParameters {@code rcl_interfaces/msg/ParameterDescriptor[] deleted_parameters}
 */
@RosMessage("rcl_interfaces/msg/ParameterEventDescriptors")
public record ParameterEventDescriptors(
        List<ParameterDescriptor> newParameters,
        List<ParameterDescriptor> changedParameters,
        List<ParameterDescriptor> deletedParameters) {}
