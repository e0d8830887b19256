package dev.cedros.benchmarks.messages;

import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.DoubleSequence;
import java.util.List;

/** The state of joints: short strings and short arrays. */
@RosMessage
public record JointState(
        Header header, List<String> name, DoubleSequence position, DoubleSequence velocity, DoubleSequence effort) {}
