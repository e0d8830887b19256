package dev.cedros.interfaces.rcl_interfaces.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import java.util.Optional;

/**
 * The ROS 2 message {@code rcl_interfaces/msg/ParameterDescriptor}.
 *
 * @param name {@code string name}
 * @param type {@code uint8 type}
 * @param description {@code string description}
 * @param additionalConstraints {@code string additional_constraints}
 * @param readOnly {@code bool read_only}
 * @param dynamicTyping {@code bool dynamic_typing}
 * @param floatingPointRange {@code rcl_interfaces/msg/FloatingPointRange[<=1] floating_point_range}
 * @param integerRange {@code rcl_interfaces/msg/IntegerRange[<=1] integer_range}
 */
@RosMessage("rcl_interfaces/msg/ParameterDescriptor")
public record ParameterDescriptor(
        String name,
        @RosField("uint8") int type,
        String description,
        String additionalConstraints,
        @RosField(defaultValue = "false") boolean readOnly,
        @RosField(defaultValue = "false") boolean dynamicTyping,
        Optional<FloatingPointRange> floatingPointRange,
        Optional<IntegerRange> integerRange) {}
