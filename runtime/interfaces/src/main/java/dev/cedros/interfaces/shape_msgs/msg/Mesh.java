package dev.cedros.interfaces.shape_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.geometry_msgs.msg.Point;
import java.util.List;

/**
 * The ROS 2 message {@code shape_msgs/msg/Mesh}.
 *
 * @param triangles {@code shape_msgs/msg/MeshTriangle[] triangles}
 * @param vertices {@code geometry_msgs/msg/Point[] vertices}
 */
@RosMessage("shape_msgs/msg/Mesh")
public record Mesh(List<MeshTriangle> triangles, List<Point> vertices) {}
