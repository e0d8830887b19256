package acme.robot;

import dev.cedros.annotations.RosMessage;

/** A message that is new. */
@RosMessage("acme_msgs/msg/Added")
public record Added(int number, Point point) {}
