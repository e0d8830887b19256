package dev.cedros.node;

import dev.cedros.codec.GetResultResponse;
import dev.cedros.node.internal.action.GoalInfo;
import dev.cedros.node.internal.action.GoalStatusArray;
import dev.cedros.node.internal.action.GoalStatusMessage;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The goals of an action server and the states through which they go. Changes are published in the order in which they are made.
 * It runs no code of the user's while it holds its lock.
 */
final class GoalTable<G, R, F> {
    private static final UUID NO_ID = new UUID(0, 0);

    private final StatusFeed feed;

    /** In the order in which they were accepted. */
    private final Map<UUID, Entry<G, R, F>> entries = new LinkedHashMap<>();

    GoalTable(StatusFeed feed) {
        this.feed = feed;
    }

    /** Which goals a request to cancel means, and what to answer if that is nothing but the goals. */
    record Choice<G, R, F>(CancelResult.Outcome outcome, List<ServerGoal<G, R, F>> goals) {}

    private record Entry<G, R, F>(ServerGoal<G, R, F> goal, CompletableFuture<GetResultResponse<R>> result) {}

    /** Adds an accepted goal; false if there is one with its id. */
    boolean add(ServerGoal<G, R, F> goal) {
        synchronized (this) {
            if (entries.putIfAbsent(goal.goalId(), new Entry<>(goal, new CompletableFuture<>())) != null) {
                return false;
            }
            changed();
        }
        feed.publish();
        return true;
    }

    /** The work on a goal begins, unless it is being canceled already. */
    void start(ServerGoal<G, R, F> goal) {
        synchronized (this) {
            if (goal.status() != GoalStatus.ACCEPTED) {
                return;
            }
            move(goal, GoalStatus.EXECUTING);
        }
        feed.publish();
    }

    /** Finds the goals that a request to cancel means ({@code action_msgs/srv/CancelGoal}). */
    synchronized Choice<G, R, F> choose(GoalInfo which) {
        boolean named = !which.goalId().equals(NO_ID);
        boolean timed = !which.stamp().equals(Instant.EPOCH);
        if (named && !timed) {
            return chooseOne(which.goalId());
        }
        Predicate<ServerGoal<G, R, F>> meant = goal -> !timed
                || !goal.info().stamp().isAfter(which.stamp())
                || (named && goal.goalId().equals(which.goalId()));
        return new Choice<>(
                CancelResult.Outcome.CANCELING,
                entries.values().stream()
                        .map(Entry::goal)
                        .filter(GoalTable::isCancelable)
                        .filter(meant)
                        .toList());
    }

    private Choice<G, R, F> chooseOne(UUID id) {
        Entry<G, R, F> entry = entries.get(id);
        if (entry == null) {
            return new Choice<>(CancelResult.Outcome.UNKNOWN_GOAL, List.of());
        }
        if (isCancelable(entry.goal())) {
            return new Choice<>(CancelResult.Outcome.CANCELING, List.of(entry.goal()));
        }
        return new Choice<>(
                entry.goal().status().isTerminal()
                        ? CancelResult.Outcome.GOAL_TERMINATED
                        : CancelResult.Outcome.CANCELING,
                List.of());
    }

    private static boolean isCancelable(ServerGoal<?, ?, ?> goal) {
        return goal.status() == GoalStatus.ACCEPTED || goal.status() == GoalStatus.EXECUTING;
    }

    /** The goal is to be canceled; false if it has ended meanwhile. */
    boolean cancel(ServerGoal<G, R, F> goal) {
        synchronized (this) {
            if (!isCancelable(goal)) {
                return false;
            }
            move(goal, GoalStatus.CANCELING);
        }
        feed.publish();
        return true;
    }

    /** Ends a goal, and answers those who wait for the result. */
    void end(ServerGoal<G, R, F> goal, GoalStatus status, R result) {
        Entry<G, R, F> entry;
        synchronized (this) {
            entry = entries.get(goal.goalId());
            if (entry == null || goal.status().isTerminal()) {
                throw new NodeException(
                        "goal-ended", "The goal " + goal.goalId() + " has ended: " + goal.status() + ". End it once.");
            }
            if (status == GoalStatus.CANCELED && !goal.isCanceling()) {
                throw new NodeException(
                        "not-canceling",
                        "Nobody asked for the goal " + goal.goalId() + " to be canceled. Let it succeed, or abort it.");
            }
            move(goal, status);
        }
        feed.publish();
        entry.result().complete(new GetResultResponse<>(status.number(), result));
    }

    /** The result of a goal, once it has one; null if there is no such goal. */
    synchronized @Nullable CompletionStage<GetResultResponse<R>> result(UUID id) {
        Entry<G, R, F> entry = entries.get(id);
        return entry == null ? null : entry.result();
    }

    /** The goals that have not ended. */
    synchronized List<ServerGoal<G, R, F>> active() {
        return entries.values().stream()
                .map(Entry::goal)
                .filter(goal -> goal.status().isActive())
                .toList();
    }

    synchronized void forget(ServerGoal<G, R, F> goal) {
        entries.remove(goal.goalId());
    }

    private void move(ServerGoal<G, R, F> goal, GoalStatus status) {
        goal.move(status);
        changed();
    }

    private void changed() {
        feed.add(new GoalStatusArray(entries.values().stream()
                .map(entry -> new GoalStatusMessage(
                        entry.goal().info(), entry.goal().status().number()))
                .toList()));
    }
}
