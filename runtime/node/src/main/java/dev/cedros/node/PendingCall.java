package dev.cedros.node;

/** A call whose response has not come yet. */
final class PendingCall<R> extends AwaitedFuture<R> {
    private final long number;

    /**
     * Makes one.
     *
     * @param executor has the turn in which it ends
     */
    PendingCall(long number, NodeExecutor executor) {
        super(new Blocked(executor));
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
