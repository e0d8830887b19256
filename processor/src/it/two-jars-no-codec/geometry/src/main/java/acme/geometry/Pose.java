package acme.geometry;

import dev.cedros.annotations.RosMessage;

/** A message that another jar nests. */
@RosMessage("acme_msgs/msg/Pose")
public record Pose(double x, double y, String frame) {}
