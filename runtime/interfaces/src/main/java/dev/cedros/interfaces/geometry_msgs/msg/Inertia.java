package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code geometry_msgs/msg/Inertia}.
 *
 * @param m {@code float64 m}
 * @param com {@code geometry_msgs/msg/Vector3 com}
 * @param ixx {@code float64 ixx}
 * @param ixy {@code float64 ixy}
 * @param ixz {@code float64 ixz}
 * @param iyy {@code float64 iyy}
 * @param iyz {@code float64 iyz}
 * @param izz {@code float64 izz}
 */
@RosMessage("geometry_msgs/msg/Inertia")
public record Inertia(double m, Vector3 com, double ixx, double ixy, double ixz, double iyy, double iyz, double izz) {}
