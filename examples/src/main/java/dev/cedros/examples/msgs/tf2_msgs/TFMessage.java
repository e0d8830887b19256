package dev.cedros.examples.msgs.tf2_msgs;

import dev.cedros.annotations.RosMessage;
import dev.cedros.examples.msgs.geometry_msgs.TransformStamped;
import java.util.List;

/**
 * The frames of a robot, as sent on {@code /tf} and {@code /tf_static}.
 *
 * @param transforms one entry for each frame that moved
 */
@RosMessage("tf2_msgs/msg/TFMessage")
public record TFMessage(List<TransformStamped> transforms) {}
