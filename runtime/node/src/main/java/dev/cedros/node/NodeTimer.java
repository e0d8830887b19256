package dev.cedros.node;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Calls something again and again at a fixed rate. Ticks lie at whole periods after the start and do not drift. A tick for which
 * there is no time, because the callback of one before it has not begun yet, is skipped and counted: nothing is made up for in a
 * burst. A tick during the callback is handled as soon as that has returned, in a reentrant group at once.
 *
 * <p>The callback runs on the executor and in the group of the timer. What it throws goes to the error handler of the node, and the
 * timer goes on. All methods are for any thread, callbacks included.
 */
public final class NodeTimer implements AutoCloseable {
    /** Nobody waits longer, and sums of two do not overflow. */
    private static final long LONGEST_NANOS = Long.MAX_VALUE / 4;

    private final TimerClock clock;
    private final long periodNanos;
    private final Runnable callback;
    private final Consumer<? super Throwable> onError;
    private final Consumer<? super NodeTimer> onClose;
    private final AtomicBoolean due = new AtomicBoolean();
    private final Ticks ticks;

    /** Guarded by this, as are the following. */
    private long nextNanos;

    private long missed;
    private @Nullable Series series;

    /**
     * Starts a timer; the first tick is one period from now.
     *
     * @param onError gets what the callback throws, in the thread of the callback
     * @param onClose learns that this was closed
     * @throws NodeException with code {@code timer-period} if the period is not positive, or with the codes of {@link Work}
     */
    NodeTimer(
            NodeExecutor executor,
            CallbackGroup group,
            TimerClock clock,
            Duration period,
            Runnable callback,
            Consumer<? super Throwable> onError,
            Consumer<? super NodeTimer> onClose) {
        this.clock = clock;
        this.periodNanos = Math.min(Waiting.nanos(period), LONGEST_NANOS);
        this.callback = callback;
        this.onError = onError;
        this.onClose = onClose;
        if (periodNanos == 0) {
            throw new NodeException(
                    "timer-period", "A timer cannot have the period " + period + ". Give one above zero.");
        }
        ticks = new Ticks(executor, group);
        try {
            reset();
        } catch (NodeException e) {
            ticks.close();
            throw e;
        }
    }

    /** Gives the time between two ticks. */
    public Duration period() {
        return Duration.ofNanos(periodNanos);
    }

    /** Counts the ticks that were skipped so far. */
    public synchronized long missed() {
        return missed;
    }

    /** Tells whether there are no ticks now, because of {@link #cancel} or {@link #close}. */
    public synchronized boolean isCanceled() {
        return series == null || ticks.isClosed();
    }

    /**
     * Lets no tick begin any more until {@link #reset}; a callback that has begun goes on, and this does not wait for it. Again, it
     * does nothing.
     */
    public synchronized void cancel() {
        Series running = series;
        series = null;
        due.set(false);
        if (running != null) {
            running.unschedule.run();
        }
    }

    /**
     * Starts anew, whether canceled or not: the next tick is one period from now.
     *
     * @throws NodeException with code {@code closed} if this or its context is closed
     */
    public synchronized void reset() {
        if (ticks.isClosed()) {
            throw new NodeException("closed", "The timer is closed and cannot be reset. Make another.");
        }
        cancel();
        Series started = new Series();
        nextNanos = clock.nanoTime() + periodNanos;
        started.unschedule = clock.schedule(started, periodNanos);
        series = started;
    }

    /**
     * Ends this: no callback begins after it has returned. It waits for one that runs in another thread, unless it is called
     * inside a callback. Again, it only waits.
     */
    @Override
    public void close() {
        cancel();
        ticks.close();
        // A reset may have come between.
        cancel();
        onClose.accept(this);
    }

    private void tick(Series from) {
        // Not inside the lock: an executor may run the callback in this very call.
        if (advance(from)) {
            ticks.signal();
        }
    }

    /** Counts a tick and schedules the next; returns whether there is something to signal. */
    private synchronized boolean advance(Series from) {
        if (series != from || ticks.isClosed()) {
            return false;
        }
        long late = Math.max(0, clock.nanoTime() - nextNanos);
        long skipped = late / periodNanos;
        missed += skipped;
        nextNanos += (skipped + 1) * periodNanos;
        boolean fresh = due.compareAndSet(false, true);
        if (!fresh) {
            missed++;
        }
        try {
            from.unschedule = clock.schedule(from, Math.max(0, nextNanos - clock.nanoTime()));
        } catch (NodeException e) { // the context was closed, and closes this too
            series = null;
        }
        return fresh;
    }

    /** The ticks between a reset and the next. */
    private final class Series implements Runnable {
        private Runnable unschedule = () -> {};

        @Override
        public void run() {
            tick(this);
        }
    }

    private final class Ticks extends Work {
        Ticks(NodeExecutor executor, CallbackGroup group) {
            super(executor, group);
        }

        @Override
        boolean perform() {
            if (!due.compareAndSet(true, false)) {
                return false;
            }
            try {
                callback.run();
            } catch (Throwable e) { // whatever it is, the handler decides what it means
                onError.accept(e);
            }
            return true;
        }

        @Override
        public String toString() {
            return "timer of " + period();
        }
    }
}
