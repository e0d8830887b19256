package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The ROS 2 message {@code sensor_msgs/msg/TimeReference}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param timeRef {@code builtin_interfaces/msg/Time time_ref}
 * @param source {@code string source}
 */
@RosMessage("sensor_msgs/msg/TimeReference")
public record TimeReference(Header header, Time timeRef, String source) {}
