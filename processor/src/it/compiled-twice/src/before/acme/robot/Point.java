package acme.robot;

import dev.cedros.annotations.RosMessage;

/** A nested message. */
@RosMessage("acme_msgs/msg/Point")
public record Point(double x, double y) {}
