package dev.cedros.benchmarks.messages;

import dev.cedros.annotations.RosMessage;

/** An orientation in space. */
@RosMessage("geometry_msgs/msg/Quaternion")
public record Quaternion(double x, double y, double z, double w) {}
