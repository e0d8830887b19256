package dev.cedros.interfaces.type_description_interfaces.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code type_description_interfaces/msg/Field}.
 *
 * @param name {@code string name}
 * @param type {@code type_description_interfaces/msg/FieldType type}
 * @param defaultValue {@code string default_value}
 */
@RosMessage("type_description_interfaces/msg/Field")
public record Field(String name, FieldType type, String defaultValue) {}
