package dev.cedros.node;

import dev.cedros.node.internal.action.GoalInfo;
import java.time.Instant;
import java.util.UUID;
import java.util.function.Function;

/**
 * A goal that an action server works on. Thread-safe: the work may be done by any thread, and ends with one of {@link
 * #succeed}, {@link #abort} and {@link #canceled}.
 *
 * @param <G> the class of goals
 * @param <R> the class of results
 * @param <F> the class of feedback
 */
public final class ServerGoal<G, R, F> {
    private final ActionServer<G, R, F> server;
    private final UUID id;
    private final G goal;
    private final Instant accepted;

    /** Changed by the server alone, under its lock. */
    private volatile GoalStatus status = GoalStatus.ACCEPTED;

    /** Guarded by this. */
    private Runnable onCancel = () -> {};

    ServerGoal(ActionServer<G, R, F> server, UUID id, G goal, Instant accepted) {
        this.server = server;
        this.id = id;
        this.goal = goal;
        this.accepted = accepted;
    }

    /** The id that the client gave it. */
    public UUID goalId() {
        return id;
    }

    /** What is to be done. */
    public G goal() {
        return goal;
    }

    /** When it was accepted. */
    public Instant accepted() {
        return accepted;
    }

    GoalInfo info() {
        return new GoalInfo(id, accepted);
    }

    /** What has become of it. */
    public GoalStatus status() {
        return status;
    }

    void move(GoalStatus next) {
        status = next;
    }

    /** Whether the work should end soon, with {@link #canceled} or as it can. */
    public boolean isCanceling() {
        return status == GoalStatus.CANCELING;
    }

    /**
     * Runs an action once when the client has the goal canceled, in the turn of the server's group; at once if that has happened
     * already.
     */
    public void onCancel(Runnable action) {
        replaceOnCancel(Arguments.present(action, "action"));
        server.callIfCanceling(this);
    }

    /** What to run; given once. */
    Runnable takeOnCancel() {
        return replaceOnCancel(() -> {});
    }

    private synchronized Runnable replaceOnCancel(Runnable action) {
        Runnable before = onCancel;
        onCancel = action;
        return before;
    }

    /**
     * Tells the client how far the work has come; after the end of the goal, or of the server, it does nothing.
     *
     * @throws dev.cedros.error.InvalidMessageException if ROS 2 cannot carry the feedback
     * @throws dev.cedros.node.transport.TransportException with code {@code back-pressure} if subscriptions that keep all
     *     feedback have no room for more
     */
    public void publishFeedback(F feedback) {
        server.publishFeedback(this, feedback);
    }

    /** Does all the work by a function of the user's, and ends the goal. */
    void work(Function<? super ServerGoal<G, R, F>, ? extends R> function) {
        server.work(this, function);
    }

    /**
     * Ends the goal: it was reached.
     *
     * @throws NodeException with code {@code goal-ended} if it has ended already
     * @throws dev.cedros.error.InvalidMessageException if ROS 2 cannot carry the result; the goal has not ended then
     */
    public void succeed(R result) {
        server.end(this, GoalStatus.SUCCEEDED, result);
    }

    /** Ends the goal: it cannot be reached. Throws what {@link #succeed} throws. */
    public void abort(R result) {
        server.end(this, GoalStatus.ABORTED, result);
    }

    /**
     * Ends the goal, as its client asked for. Throws what {@link #succeed} throws.
     *
     * @throws NodeException with code {@code not-canceling} if nobody asked for that
     */
    public void canceled(R result) {
        server.end(this, GoalStatus.CANCELED, result);
    }
}
