package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The ROS 2 message {@code geometry_msgs/msg/QuaternionStamped}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param quaternion {@code geometry_msgs/msg/Quaternion quaternion}
 */
@RosMessage("geometry_msgs/msg/QuaternionStamped")
public record QuaternionStamped(Header header, Quaternion quaternion) {}
