package dev.cedros.examples.corpus;

import dev.cedros.annotations.RosMessage;
import dev.cedros.examples.msgs.builtin_interfaces.Duration;
import dev.cedros.examples.msgs.std_msgs.Header;
import dev.cedros.sequence.DoubleSequence;
import java.util.List;

/** Messages of trajectory_msgs, in the Java types that stand first in the mapping. */
final class TrajectoryMsgs {
    private TrajectoryMsgs() {}

    @RosMessage("trajectory_msgs/msg/JointTrajectory")
    record JointTrajectory(Header header, List<String> jointNames, List<JointTrajectoryPoint> points) {}

    @RosMessage("trajectory_msgs/msg/JointTrajectoryPoint")
    record JointTrajectoryPoint(
            DoubleSequence positions,
            DoubleSequence velocities,
            DoubleSequence accelerations,
            DoubleSequence effort,
            Duration timeFromStart) {}
}
