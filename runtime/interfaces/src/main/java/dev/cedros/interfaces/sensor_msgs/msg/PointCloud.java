package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.geometry_msgs.msg.Point32;
import dev.cedros.interfaces.std_msgs.msg.Header;
import java.util.List;

/**
 * The ROS 2 message {@code sensor_msgs/msg/PointCloud}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param points {@code geometry_msgs/msg/Point32[] points}
 * @param channels {@code sensor_msgs/msg/ChannelFloat32[] channels}
 */
@RosMessage("sensor_msgs/msg/PointCloud")
public record PointCloud(Header header, List<Point32> points, List<ChannelFloat32> channels) {}
