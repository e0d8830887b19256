package acme.robot;

import dev.cedros.annotations.RosMessage;

/** A message by whose name the other jar means something else. */
@RosMessage("acme_msgs/msg/Twist")
public record RobotTwist(double speed) {}
