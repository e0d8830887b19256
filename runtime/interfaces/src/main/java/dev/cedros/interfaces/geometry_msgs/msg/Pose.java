package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code geometry_msgs/msg/Pose}.
 *
 * @param position {@code geometry_msgs/msg/Point position}
 * @param orientation {@code geometry_msgs/msg/Quaternion orientation}
 */
@RosMessage("geometry_msgs/msg/Pose")
public record Pose(Point position, Quaternion orientation) {}
