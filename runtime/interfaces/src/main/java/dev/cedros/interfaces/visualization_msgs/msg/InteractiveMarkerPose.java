package dev.cedros.interfaces.visualization_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.geometry_msgs.msg.Pose;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The ROS 2 message {@code visualization_msgs/msg/InteractiveMarkerPose}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param pose {@code geometry_msgs/msg/Pose pose}
 * @param name {@code string name}
 */
@RosMessage("visualization_msgs/msg/InteractiveMarkerPose")
public record InteractiveMarkerPose(Header header, Pose pose, String name) {}
