package acme.robot;

import dev.cedros.annotations.RosMessage;

/** A message that the other jar has too. */
@RosMessage("acme_msgs/msg/Pose")
public record RobotPose(double x, double y, String frame) {}
