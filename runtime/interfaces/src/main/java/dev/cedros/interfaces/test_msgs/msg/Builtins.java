package dev.cedros.interfaces.test_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.builtin_interfaces.msg.Duration;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;

/**
 * The ROS 2 message {@code test_msgs/msg/Builtins}.
 *
 * @param durationValue {@code builtin_interfaces/msg/Duration duration_value}
 * @param timeValue {@code builtin_interfaces/msg/Time time_value}
 */
@RosMessage("test_msgs/msg/Builtins")
public record Builtins(Duration durationValue, Time timeValue) {}
