package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The ROS 2 message {@code geometry_msgs/msg/PoseStamped}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param pose {@code geometry_msgs/msg/Pose pose}
 */
@RosMessage("geometry_msgs/msg/PoseStamped")
public record PoseStamped(Header header, Pose pose) {}
