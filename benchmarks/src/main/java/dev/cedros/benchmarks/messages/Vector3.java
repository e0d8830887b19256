package dev.cedros.benchmarks.messages;

import dev.cedros.annotations.RosMessage;

/** A vector in space. */
@RosMessage("geometry_msgs/msg/Vector3")
public record Vector3(double x, double y, double z) {}
