package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code geometry_msgs/msg/PolygonInstance}.
 *
 * @param polygon {@code geometry_msgs/msg/Polygon polygon}
 * @param id {@code int64 id}
 */
@RosMessage("geometry_msgs/msg/PolygonInstance")
public record PolygonInstance(Polygon polygon, long id) {}
