package dev.cedros.benchmarks.messages;

import dev.cedros.annotations.RosMessage;

/** The transform between two frames. */
@RosMessage("geometry_msgs/msg/Transform")
public record Transform(Vector3 translation, Quaternion rotation) {}
