package acme.robot;

import dev.cedros.annotations.RosMessage;

/** A message that will be deleted. */
@RosMessage("acme_msgs/msg/Gone")
public record Gone(int number) {}
