package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The ROS 2 message {@code geometry_msgs/msg/TwistWithCovarianceStamped}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param twist {@code geometry_msgs/msg/TwistWithCovariance twist}
 */
@RosMessage("geometry_msgs/msg/TwistWithCovarianceStamped")
public record TwistWithCovarianceStamped(Header header, TwistWithCovariance twist) {}
