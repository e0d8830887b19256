package dev.cedros.node;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Runs callbacks in the threads of another executor. */
final class BorrowingExecutor extends NodeExecutor {
    private final Executor executor;
    private final Rejections rejections;

    /** How many rejections happen right now: what is ready is neither queued any more nor remembered yet. */
    private final AtomicInteger rejecting = new AtomicInteger();

    BorrowingExecutor(Executor executor, Consumer<? super NodeException> onRejection) {
        super(OwnThread.executorName("borrowing"));
        this.executor = executor;
        this.rejections = new Rejections(this, onRejection);
    }

    @Override
    void enqueue(Ready ready) {
        Runnable task = ready.task;
        if (task == null) {
            task = new Inside.Task(this, ready);
            ready.task = task;
        }
        Throwable rejection = execute(task);
        if (rejection != null) {
            rejecting.incrementAndGet();
            try {
                ready.drop();
                rejections.report(rejection);
            } finally {
                rejecting.decrementAndGet();
            }
        }
    }

    private @Nullable Throwable execute(Runnable task) {
        try {
            executor.execute(task);
            return null;
        } catch (Throwable e) { // a RejectedExecutionException, or there is no memory for a thread
            return e;
        }
    }

    @Override
    void requeue(Ready ready) {
        enqueue(ready);
    }

    @Override
    boolean isPutOff() {
        return rejecting.get() > 0 || rejections.isPending();
    }

    @Override
    void dropped(Work work) {
        rejections.add(work);
    }

    /** Tells whether the other executor will never run anything again. */
    boolean shutDown() {
        return executor instanceof ExecutorService service && service.isShutdown();
    }

    @Override
    void stopThreads() {
        rejections.stop();
    }

    @Override
    void awaitThreads() {}

    /** Names the executor whose threads these are, too. */
    @Override
    public String toString() {
        return super.toString() + " (over " + executor + ")";
    }
}
