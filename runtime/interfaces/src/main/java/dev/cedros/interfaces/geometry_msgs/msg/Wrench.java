package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code geometry_msgs/msg/Wrench}.
 *
 * @param force {@code geometry_msgs/msg/Vector3 force}
 * @param torque {@code geometry_msgs/msg/Vector3 torque}
 */
@RosMessage("geometry_msgs/msg/Wrench")
public record Wrench(Vector3 force, Vector3 torque) {}
