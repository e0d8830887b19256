package acme.geometry;

import dev.cedros.annotations.RosMessage;

/** A message by whose name the other jar means something else. */
@RosMessage("acme_msgs/msg/Twist")
public record Twist(double linear, double angular) {}
