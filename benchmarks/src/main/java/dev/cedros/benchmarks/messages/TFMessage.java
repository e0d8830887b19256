package dev.cedros.benchmarks.messages;

import dev.cedros.annotations.RosMessage;
import java.util.List;

/** Several transforms: nested messages with strings, many small members. */
@RosMessage("tf2_msgs/msg/TFMessage")
public record TFMessage(List<TransformStamped> transforms) {}
