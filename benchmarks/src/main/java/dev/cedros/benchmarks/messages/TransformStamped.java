package dev.cedros.benchmarks.messages;

import dev.cedros.annotations.RosMessage;

/** A transform with its frames and time. */
@RosMessage("geometry_msgs/msg/TransformStamped")
public record TransformStamped(Header header, String childFrameId, Transform transform) {}
