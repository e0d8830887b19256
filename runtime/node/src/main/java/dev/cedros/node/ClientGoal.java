package dev.cedros.node;

import java.time.Instant;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * A goal that an action server has accepted, as the client sees it. Thread-safe.
 *
 * @param <R> the class of results
 */
public final class ClientGoal<R> {
    private final ActionClient<?, R, ?> client;
    private final UUID id;
    private final Instant accepted;
    /** Not this, since {@link #result} may wait for room, and whoever hears of states shall not wait for that. */
    private final Object states = new Object();

    private volatile GoalStatus status = GoalStatus.ACCEPTED;
    private @Nullable CompletableFuture<ActionResult<R>> result;

    ClientGoal(ActionClient<?, R, ?> client, UUID id, Instant accepted) {
        this.client = client;
        this.id = id;
        this.accepted = accepted;
    }

    /** The id under which the server knows it. */
    public UUID goalId() {
        return id;
    }

    /** When it was accepted, by the clock of the server. */
    public Instant accepted() {
        return accepted;
    }

    /** What was last heard of it. */
    public GoalStatus status() {
        return status;
    }

    /** Takes note of a state; what ended does not come back. */
    void heard(GoalStatus now) {
        synchronized (states) {
            if (!status.isTerminal()) {
                status = now;
            }
        }
    }

    /**
     * Gives the end of the goal, whenever that comes: it waits without a limit, so set one where servers may vanish ({@link
     * CompletableFuture#orTimeout}). The server is asked once, however often this is called, and keeps results for a while
     * only: ask early.
     *
     * @return the end; or a {@link NodeException} with code {@code closed} if the client is closed meanwhile
     */
    public synchronized CompletableFuture<ActionResult<R>> result() {
        if (result == null) {
            result = client.requestResult(this);
        }
        // Each caller may cancel or complete its own.
        return result.copy();
    }

    /** Asks for the goal to be canceled; what comes of it, the server decides, and tells. */
    public CompletableFuture<CancelResult> cancel() {
        return client.requestCancel(id, Instant.EPOCH);
    }
}
