package dev.cedros.node;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A future that knows whether callbacks of an executor block to wait for it, or for a stage that was made from it: then the
 * executor may have no turn for what would end it.
 */
class AwaitedFuture<R> extends CompletableFuture<R> {
    private final Blocked blocked;

    AwaitedFuture(Blocked blocked) {
        this.blocked = blocked;
    }

    /** Tells whether a callback blocks now, to wait for this. */
    final boolean blocksCallback() {
        return blocked.threads.get() > 0;
    }

    @Override
    public final <U> CompletableFuture<U> newIncompleteFuture() {
        return new AwaitedFuture<>(blocked);
    }

    @Override
    public final R get() throws InterruptedException, ExecutionException {
        int one = blocked.enter();
        try {
            return super.get();
        } finally {
            blocked.leave(one);
        }
    }

    @Override
    public final R get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        int one = blocked.enter();
        try {
            return super.get(timeout, unit);
        } finally {
            blocked.leave(one);
        }
    }

    @Override
    public final R join() {
        int one = blocked.enter();
        try {
            return super.join();
        } finally {
            blocked.leave(one);
        }
    }

    /** The threads that wait for a future and its stages inside callbacks of an executor. */
    static final class Blocked {
        private final NodeExecutor executor;
        private final AtomicInteger threads = new AtomicInteger();

        Blocked(NodeExecutor executor) {
            this.executor = executor;
        }

        /** Counts the calling thread if it is inside a callback, and gives what to count less afterwards. */
        private int enter() {
            if (!Inside.callbackOf(executor)) {
                return 0;
            }
            threads.incrementAndGet();
            return 1;
        }

        private void leave(int count) {
            threads.addAndGet(-count);
        }
    }
}
