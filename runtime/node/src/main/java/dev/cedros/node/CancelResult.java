package dev.cedros.node;

import java.util.List;
import java.util.UUID;

/**
 * What came of asking for goals to be canceled.
 *
 * @param outcome whether there are any, and if not, why
 * @param goals the ids of those that are being canceled
 */
public record CancelResult(Outcome outcome, List<UUID> goals) {
    /** Copies the list. */
    public CancelResult {
        goals = List.copyOf(goals);
    }

    /** What an action server says to it ({@code action_msgs/srv/CancelGoal}). */
    public enum Outcome {
        /** They are being canceled; there may be none, if none was active. */
        CANCELING(0),

        /** The server wants to carry on. */
        REJECTED(1),

        /** There is no such goal. */
        UNKNOWN_GOAL(2),

        /** The goal has ended already. */
        GOAL_TERMINATED(3);

        private static final Outcome[] BY_NUMBER = values();

        private final byte number;

        Outcome(int number) {
            this.number = (byte) number;
        }

        /** The number on the wire. */
        public byte number() {
            return number;
        }

        static Outcome of(byte number) {
            return number >= 0 && number < BY_NUMBER.length ? BY_NUMBER[number] : REJECTED;
        }
    }
}
