package dev.cedros.node;

import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The clock of the machine, with one daemon thread for all timers of a context. It starts with the first timer. */
final class TimerThread implements TimerClock, AutoCloseable {
    private final ScheduledThreadPoolExecutor scheduler;

    TimerThread(String name) {
        scheduler = new ScheduledThreadPoolExecutor(1, body -> OwnThread.of(name, body));
        scheduler.setRemoveOnCancelPolicy(true);
    }

    @Override
    public long nanoTime() {
        return System.nanoTime();
    }

    @Override
    public Runnable schedule(Runnable task, long delayNanos) {
        try {
            ScheduledFuture<?> scheduled = scheduler.schedule(task, delayNanos, TimeUnit.NANOSECONDS);
            return () -> scheduled.cancel(false);
        } catch (RejectedExecutionException e) {
            throw new NodeException("closed", "The context is closed and starts no timers. Use one that is open.", e);
        }
    }

    /** Forgets all tasks that have not begun. */
    @Override
    public void close() {
        scheduler.shutdownNow();
    }
}
