package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The ROS 2 message {@code geometry_msgs/msg/PointStamped}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param point {@code geometry_msgs/msg/Point point}
 */
@RosMessage("geometry_msgs/msg/PointStamped")
public record PointStamped(Header header, Point point) {}
