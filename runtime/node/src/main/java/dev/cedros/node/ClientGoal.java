package dev.cedros.node;

import java.time.Instant;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
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
    private volatile GoalStatus status = GoalStatus.ACCEPTED;

    /** Null until somebody asks for it. */
    private final AtomicReference<@Nullable CompletableFuture<ActionResult<R>>> result = new AtomicReference<>();

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
    synchronized void heard(GoalStatus now) {
        if (!status.isTerminal()) {
            status = now;
        }
    }

    /**
     * Gives the end of the goal, whenever that comes: it waits without a limit, so set one where servers may vanish ({@link
     * CompletableFuture#orTimeout}). The server is asked once, however often this is called, and keeps results for a while
     * only: ask early.
     *
     * @return the end; or a {@link NodeException} with code {@code closed} if the client is closed meanwhile
     */
    @SuppressWarnings("FutureReturnValueIgnored") // It ends as the one that is given does.
    public CompletableFuture<ActionResult<R>> result() {
        CompletableFuture<ActionResult<R>> asked = new CompletableFuture<>();
        CompletableFuture<ActionResult<R>> before = result.compareAndExchange(null, asked);
        if (before != null) {
            // Each caller may cancel or complete its own.
            return before.copy();
        }
        try {
            // Without a lock: the request may wait for room, or be answered in this very thread.
            client.requestResult(this).whenComplete((end, failure) -> {
                if (failure == null) {
                    asked.complete(end);
                } else {
                    asked.completeExceptionally(failure);
                }
            });
        } catch (Throwable e) {
            result.set(null);
            asked.completeExceptionally(e);
            throw e;
        }
        return asked.copy();
    }

    /** Asks for the goal to be canceled; what comes of it, the server decides, and tells. */
    public CompletableFuture<CancelResult> cancel() {
        return client.requestCancel(id, Instant.EPOCH);
    }
}
