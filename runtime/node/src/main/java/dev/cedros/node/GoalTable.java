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
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The goals of an action server and the states through which they go. Each change is published before the next one is made, so
 * that clients see them in order. It runs no code of the user's while it holds its lock.
 */
final class GoalTable<G, R, F> implements AutoCloseable {
    private static final UUID NO_ID = new UUID(0, 0);

    private final Publisher<GoalStatusArray> statuses;
    private final Consumer<? super Throwable> onFailure;

    /** In the order in which they were accepted. */
    private final Map<UUID, Entry<G, R, F>> entries = new LinkedHashMap<>();

    private boolean closed;

    /**
     * Makes a table without goals.
     *
     * @param onFailure learns that states could not be published, with the lock held; the goals go on
     */
    GoalTable(Publisher<GoalStatusArray> statuses, Consumer<? super Throwable> onFailure) {
        this.statuses = statuses;
        this.onFailure = onFailure;
    }

    /** Which goals a request to cancel means, and what to answer if that is nothing but the goals. */
    record Choice<G, R, F>(CancelResult.Outcome outcome, List<ServerGoal<G, R, F>> goals) {}

    private record Entry<G, R, F>(ServerGoal<G, R, F> goal, CompletableFuture<GetResultResponse<R>> result) {}

    /** Adds an accepted goal; false if there is one with its id. */
    synchronized boolean add(ServerGoal<G, R, F> goal) {
        if (entries.putIfAbsent(goal.goalId(), new Entry<>(goal, new CompletableFuture<>())) != null) {
            return false;
        }
        publish();
        return true;
    }

    /** The work on a goal begins, unless it is being canceled already. */
    synchronized void start(ServerGoal<G, R, F> goal) {
        if (goal.status() == GoalStatus.ACCEPTED) {
            move(goal, GoalStatus.EXECUTING);
        }
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
    synchronized boolean cancel(ServerGoal<G, R, F> goal) {
        if (!isCancelable(goal)) {
            return false;
        }
        move(goal, GoalStatus.CANCELING);
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
        publish();
    }

    private void publish() {
        if (closed) {
            return;
        }
        try {
            statuses.publish(new GoalStatusArray(entries.values().stream()
                    .map(entry -> new GoalStatusMessage(
                            entry.goal().info(), entry.goal().status().number()))
                    .toList()));
        } catch (Throwable e) {
            onFailure.accept(e);
        }
    }

    /** Publishes nothing from now on. */
    @Override
    public synchronized void close() {
        closed = true;
    }
}
