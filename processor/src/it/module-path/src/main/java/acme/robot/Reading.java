package acme.robot;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import java.time.Instant;
import java.util.List;

/** A message as a user writes one. */
@RosMessage("acme_msgs/msg/Reading")
public record Reading(Instant stamp, @RosField("uint32") long count, String label, List<Point> points) {}
