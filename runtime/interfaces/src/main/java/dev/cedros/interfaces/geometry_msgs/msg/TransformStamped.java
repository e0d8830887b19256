package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The ROS 2 message {@code geometry_msgs/msg/TransformStamped}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param childFrameId {@code string child_frame_id}
 * @param transform {@code geometry_msgs/msg/Transform transform}
 */
@RosMessage("geometry_msgs/msg/TransformStamped")
public record TransformStamped(Header header, String childFrameId, Transform transform) {}
