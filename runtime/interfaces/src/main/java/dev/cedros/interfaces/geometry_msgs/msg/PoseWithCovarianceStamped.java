package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The ROS 2 message {@code geometry_msgs/msg/PoseWithCovarianceStamped}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param pose {@code geometry_msgs/msg/PoseWithCovariance pose}
 */
@RosMessage("geometry_msgs/msg/PoseWithCovarianceStamped")
public record PoseWithCovarianceStamped(Header header, PoseWithCovariance pose) {}
