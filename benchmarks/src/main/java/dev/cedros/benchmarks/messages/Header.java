package dev.cedros.benchmarks.messages;

import dev.cedros.annotations.RosMessage;

/** When and in which frame something was measured. */
@RosMessage("std_msgs/msg/Header")
public record Header(Time stamp, String frameId) {}
