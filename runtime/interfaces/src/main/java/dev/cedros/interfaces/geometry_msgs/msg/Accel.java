package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code geometry_msgs/msg/Accel}.
 *
 * @param linear {@code geometry_msgs/msg/Vector3 linear}
 * @param angular {@code geometry_msgs/msg/Vector3 angular}
 */
@RosMessage("geometry_msgs/msg/Accel")
public record Accel(Vector3 linear, Vector3 angular) {}
