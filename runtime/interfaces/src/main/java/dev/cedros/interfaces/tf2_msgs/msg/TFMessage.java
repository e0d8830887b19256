package dev.cedros.interfaces.tf2_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.geometry_msgs.msg.TransformStamped;
import java.util.List;

/**
 * The ROS 2 message {@code tf2_msgs/msg/TFMessage}.
 *
 * @param transforms {@code geometry_msgs/msg/TransformStamped[] transforms}
 */
@RosMessage("tf2_msgs/msg/TFMessage")
public record TFMessage(List<TransformStamped> transforms) {}
