package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code geometry_msgs/msg/Transform}.
 *
 * @param translation {@code geometry_msgs/msg/Vector3 translation}
 * @param rotation {@code geometry_msgs/msg/Quaternion rotation}
 */
@RosMessage("geometry_msgs/msg/Transform")
public record Transform(Vector3 translation, Quaternion rotation) {}
