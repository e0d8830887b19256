package dev.cedros.interfaces.trajectory_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.builtin_interfaces.msg.Duration;
import dev.cedros.interfaces.geometry_msgs.msg.Transform;
import dev.cedros.interfaces.geometry_msgs.msg.Twist;
import java.util.List;

/**
 * The ROS 2 message {@code trajectory_msgs/msg/MultiDOFJointTrajectoryPoint}.
 *
 * @param transforms {@code geometry_msgs/msg/Transform[] transforms}
 * @param velocities {@code geometry_msgs/msg/Twist[] velocities}
 * @param accelerations {@code geometry_msgs/msg/Twist[] accelerations}
 * @param timeFromStart {@code builtin_interfaces/msg/Duration time_from_start}
 */
@RosMessage("trajectory_msgs/msg/MultiDOFJointTrajectoryPoint")
public record MultiDOFJointTrajectoryPoint(
        List<Transform> transforms,
        List<Twist> velocities,
        List<Twist> accelerations,
        Duration timeFromStart) {}
