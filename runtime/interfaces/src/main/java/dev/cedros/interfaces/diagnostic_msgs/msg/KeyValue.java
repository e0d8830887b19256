package dev.cedros.interfaces.diagnostic_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code diagnostic_msgs/msg/KeyValue}.
 *
 * @param key {@code string key}
 * @param value {@code string value}
 */
@RosMessage("diagnostic_msgs/msg/KeyValue")
public record KeyValue(String key, String value) {}
