package dev.cedros.interfaces.trajectory_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.builtin_interfaces.msg.Duration;
import dev.cedros.sequence.DoubleSequence;

/**
 * The ROS 2 message {@code trajectory_msgs/msg/JointTrajectoryPoint}.
 *
 * @param positions {@code float64[] positions}
 * @param velocities {@code float64[] velocities}
 * @param accelerations {@code float64[] accelerations}
 * @param effort {@code float64[] effort}
 * @param timeFromStart {@code builtin_interfaces/msg/Duration time_from_start}
 */
@RosMessage("trajectory_msgs/msg/JointTrajectoryPoint")
public record JointTrajectoryPoint(
        DoubleSequence positions,
        DoubleSequence velocities,
        DoubleSequence accelerations,
        DoubleSequence effort,
        Duration timeFromStart) {}
