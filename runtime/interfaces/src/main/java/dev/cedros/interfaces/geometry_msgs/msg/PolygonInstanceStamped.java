package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The ROS 2 message {@code geometry_msgs/msg/PolygonInstanceStamped}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param polygon {@code geometry_msgs/msg/PolygonInstance polygon}
 */
@RosMessage("geometry_msgs/msg/PolygonInstanceStamped")
public record PolygonInstanceStamped(Header header, PolygonInstance polygon) {}
