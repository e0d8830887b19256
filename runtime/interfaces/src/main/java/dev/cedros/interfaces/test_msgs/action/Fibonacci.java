package dev.cedros.interfaces.test_msgs.action;

import dev.cedros.annotations.RosAction;
import dev.cedros.sequence.IntSequence;

/** The ROS 2 action {@code test_msgs/action/Fibonacci}. */
@RosAction("test_msgs/action/Fibonacci")
public final class Fibonacci {
    /**
     * The goal of {@code test_msgs/action/Fibonacci}.
     *
     * @param order {@code int32 order}
     */
    public record Goal(int order) {}

    /**
     * The result of {@code test_msgs/action/Fibonacci}.
     *
     * @param sequence {@code int32[] sequence}
     */
    public record Result(IntSequence sequence) {}

    /**
     * The feedback of {@code test_msgs/action/Fibonacci}.
     *
     * @param sequence {@code int32[] sequence}
     */
    public record Feedback(IntSequence sequence) {}

    private Fibonacci() {}
}
