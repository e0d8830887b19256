package acme.robot;

import acme.geometry.Pose;
import dev.cedros.annotations.RosMessage;
import java.util.List;

/** A message that nests one of another jar, alone and in a sequence. */
@RosMessage("acme_msgs/msg/Robot")
public record Robot(byte id, Pose pose, List<Pose> path) {}
