package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The ROS 2 message {@code geometry_msgs/msg/AccelWithCovarianceStamped}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param accel {@code geometry_msgs/msg/AccelWithCovariance accel}
 */
@RosMessage("geometry_msgs/msg/AccelWithCovarianceStamped")
public record AccelWithCovarianceStamped(Header header, AccelWithCovariance accel) {}
