package dev.cedros.interfaces.test_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code test_msgs/msg/Nested}.
 *
 * @param basicTypesValue {@code test_msgs/msg/BasicTypes basic_types_value}
 */
@RosMessage("test_msgs/msg/Nested")
public record Nested(BasicTypes basicTypesValue) {}
