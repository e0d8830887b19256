package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The ROS 2 message {@code geometry_msgs/msg/AccelStamped}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param accel {@code geometry_msgs/msg/Accel accel}
 */
@RosMessage("geometry_msgs/msg/AccelStamped")
public record AccelStamped(Header header, Accel accel) {}
