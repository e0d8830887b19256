package dev.cedros.interfaces.nav_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.geometry_msgs.msg.Point;
import dev.cedros.interfaces.std_msgs.msg.Header;
import java.util.List;

/**
 * The ROS 2 message {@code nav_msgs/msg/GridCells}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param cellWidth {@code float32 cell_width}
 * @param cellHeight {@code float32 cell_height}
 * @param cells {@code geometry_msgs/msg/Point[] cells}
 */
@RosMessage("nav_msgs/msg/GridCells")
public record GridCells(Header header, float cellWidth, float cellHeight, List<Point> cells) {}
