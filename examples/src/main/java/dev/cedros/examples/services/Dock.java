package dev.cedros.examples.services;

import dev.cedros.annotations.RosAction;

/** An action of a company's own: drive to a charging station. */
@RosAction("acme_msgs/action/Dock")
public final class Dock {
    /**
     * What to do.
     *
     * @param station the name of the station
     */
    public record Goal(String station) {}

    /**
     * How it ended.
     *
     * @param docked whether the robot is charging
     */
    public record Result(boolean docked) {}

    /**
     * How far it is.
     *
     * @param distance metres left
     */
    public record Feedback(float distance) {}

    private Dock() {}
}
