package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;
import java.util.List;

/**
 * The ROS 2 message {@code geometry_msgs/msg/Polygon}.
 *
 * @param points {@code geometry_msgs/msg/Point32[] points}
 */
@RosMessage("geometry_msgs/msg/Polygon")
public record Polygon(List<Point32> points) {}
