package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code geometry_msgs/msg/Twist}.
 *
 * @param linear {@code geometry_msgs/msg/Vector3 linear}
 * @param angular {@code geometry_msgs/msg/Vector3 angular}
 */
@RosMessage("geometry_msgs/msg/Twist")
public record Twist(Vector3 linear, Vector3 angular) {}
