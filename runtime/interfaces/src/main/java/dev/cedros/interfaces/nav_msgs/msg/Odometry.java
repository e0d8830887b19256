package dev.cedros.interfaces.nav_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.geometry_msgs.msg.PoseWithCovariance;
import dev.cedros.interfaces.geometry_msgs.msg.TwistWithCovariance;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The ROS 2 message {@code nav_msgs/msg/Odometry}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param childFrameId {@code string child_frame_id}
 * @param pose {@code geometry_msgs/msg/PoseWithCovariance pose}
 * @param twist {@code geometry_msgs/msg/TwistWithCovariance twist}
 */
@RosMessage("nav_msgs/msg/Odometry")
public record Odometry(Header header, String childFrameId, PoseWithCovariance pose, TwistWithCovariance twist) {}
