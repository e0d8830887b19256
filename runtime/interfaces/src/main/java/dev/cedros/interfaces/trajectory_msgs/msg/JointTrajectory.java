package dev.cedros.interfaces.trajectory_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;
import java.util.List;

/**
 * The ROS 2 message {@code trajectory_msgs/msg/JointTrajectory}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param jointNames {@code string[] joint_names}
 * @param points {@code trajectory_msgs/msg/JointTrajectoryPoint[] points}
 */
@RosMessage("trajectory_msgs/msg/JointTrajectory")
public record JointTrajectory(Header header, List<String> jointNames, List<JointTrajectoryPoint> points) {}
