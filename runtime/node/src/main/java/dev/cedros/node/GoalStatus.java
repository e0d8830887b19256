package dev.cedros.node;

/** The state of a goal, as ROS 2 defines them ({@code action_msgs/msg/GoalStatus}). */
public enum GoalStatus {
    /** Nobody knows of such a goal, or not any more. */
    UNKNOWN(0),

    /** It was accepted, and is not worked on yet. */
    ACCEPTED(1),

    /** It is worked on. */
    EXECUTING(2),

    /** It is worked on, and to end soon, since its client asked for that. */
    CANCELING(3),

    /** It was reached. */
    SUCCEEDED(4),

    /** It was given up, since its client asked for that. */
    CANCELED(5),

    /** It was given up by the server. */
    ABORTED(6);

    private static final GoalStatus[] BY_NUMBER = values();

    private final byte number;

    GoalStatus(int number) {
        this.number = (byte) number;
    }

    /** The number on the wire. */
    public byte number() {
        return number;
    }

    /** The state of a number; {@link #UNKNOWN} for one that has none. */
    public static GoalStatus of(byte number) {
        return number >= 0 && number < BY_NUMBER.length ? BY_NUMBER[number] : UNKNOWN;
    }

    /** Whether it has ended, one way or another. */
    public boolean isTerminal() {
        return this == SUCCEEDED || this == CANCELED || this == ABORTED;
    }

    /** Whether it is accepted and has not ended. */
    public boolean isActive() {
        return this == ACCEPTED || this == EXECUTING || this == CANCELING;
    }
}
