package dev.cedros.benchmarks.messages;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/** A point in time. */
@RosMessage("builtin_interfaces/msg/Time")
public record Time(int sec, @RosField("uint32") long nanosec) {}
