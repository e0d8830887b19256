package dev.cedros.interfaces.example_interfaces.action;

import dev.cedros.annotations.RosAction;
import dev.cedros.sequence.IntSequence;

/** The ROS 2 action {@code example_interfaces/action/Fibonacci}. */
@RosAction("example_interfaces/action/Fibonacci")
public final class Fibonacci {
    /**
     * The goal of {@code example_interfaces/action/Fibonacci}.
     *
     * @param order {@code int32 order}
     */
    public record Goal(int order) {}

    /**
     * The result of {@code example_interfaces/action/Fibonacci}.
     *
     * @param sequence {@code int32[] sequence}
     */
    public record Result(IntSequence sequence) {}

    /**
     * The feedback of {@code example_interfaces/action/Fibonacci}.
     *
     * @param sequence {@code int32[] sequence}
     */
    public record Feedback(IntSequence sequence) {}

    private Fibonacci() {}
}
