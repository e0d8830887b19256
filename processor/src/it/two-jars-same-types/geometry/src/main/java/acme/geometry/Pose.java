package acme.geometry;

import dev.cedros.annotations.RosMessage;

/** A message that the other jar has too. */
@RosMessage("acme_msgs/msg/Pose")
public record Pose(double x, double y, String frame) {}
