package dev.cedros.node;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What a client knows of a goal that it sent. Its states may be heard of before it is known that it was accepted. */
final class Follower<R, F> {
    private final Consumer<? super F> feedback;
    private GoalStatus status = GoalStatus.ACCEPTED;
    private @Nullable ClientGoal<R> goal;

    Follower(Consumer<? super F> feedback) {
        this.feedback = feedback;
    }

    Consumer<? super F> feedback() {
        return feedback;
    }

    /** Takes note of the goal; tells whether it has ended already. */
    synchronized boolean accepted(ClientGoal<R> accepted) {
        goal = accepted;
        accepted.heard(status);
        return status.isTerminal();
    }

    /** Takes note of a state; tells whether the goal has ended, and is known to the user. */
    synchronized boolean heard(GoalStatus now) {
        status = now;
        if (goal != null) {
            goal.heard(now);
        }
        return now.isTerminal() && goal != null;
    }
}
