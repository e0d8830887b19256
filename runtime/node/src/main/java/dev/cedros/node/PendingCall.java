package dev.cedros.node;

import java.util.concurrent.CompletableFuture;

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

    /** Has something run when it has ended. */
    @SuppressWarnings("FutureReturnValueIgnored") // It ends as this one does, and the action does not throw.
    void endWith(Runnable action) {
        whenComplete((response, failure) -> action.run());
    }
}
