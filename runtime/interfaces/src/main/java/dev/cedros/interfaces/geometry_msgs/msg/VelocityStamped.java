package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The ROS 2 message {@code geometry_msgs/msg/VelocityStamped}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param bodyFrameId {@code string body_frame_id}
 * @param referenceFrameId {@code string reference_frame_id}
 * @param velocity {@code geometry_msgs/msg/Twist velocity}
 */
@RosMessage("geometry_msgs/msg/VelocityStamped")
public record VelocityStamped(Header header, String bodyFrameId, String referenceFrameId, Twist velocity) {}
