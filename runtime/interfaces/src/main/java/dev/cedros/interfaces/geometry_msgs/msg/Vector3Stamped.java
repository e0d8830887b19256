package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The ROS 2 message {@code geometry_msgs/msg/Vector3Stamped}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param vector {@code geometry_msgs/msg/Vector3 vector}
 */
@RosMessage("geometry_msgs/msg/Vector3Stamped")
public record Vector3Stamped(Header header, Vector3 vector) {}
