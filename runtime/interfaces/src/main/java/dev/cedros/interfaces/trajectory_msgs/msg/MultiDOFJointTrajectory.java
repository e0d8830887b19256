package dev.cedros.interfaces.trajectory_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;
import java.util.List;

/**
 * The ROS 2 message {@code trajectory_msgs/msg/MultiDOFJointTrajectory}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param jointNames {@code string[] joint_names}
 * @param points {@code trajectory_msgs/msg/MultiDOFJointTrajectoryPoint[] points}
 */
@RosMessage("trajectory_msgs/msg/MultiDOFJointTrajectory")
public record MultiDOFJointTrajectory(
        Header header,
        List<String> jointNames,
        List<MultiDOFJointTrajectoryPoint> points) {}
