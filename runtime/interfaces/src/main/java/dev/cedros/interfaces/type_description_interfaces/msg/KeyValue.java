package dev.cedros.interfaces.type_description_interfaces.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code type_description_interfaces/msg/KeyValue}.
 *
 * @param key {@code string key}
 * @param value {@code string value}
 */
@RosMessage("type_description_interfaces/msg/KeyValue")
public record KeyValue(String key, String value) {}
