package dev.cedros.node;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

/** A call whose response has not come yet. */
final class PendingCall<R> extends CompletableFuture<R> {
    private final long number;

    PendingCall(long number) {
        this.number = number;
    }

    /** Its number among the calls of the client. */
    long number() {
        return number;
    }

    /** Takes note of what would end it in vain, and calls that off when it has ended. */
    void expireWith(Future<?> timer) {
        whenComplete((response, failure) -> timer.cancel(false));
    }
}
