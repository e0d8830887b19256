package dev.cedros.node;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Works that a borrowed executor would not run. Those who signal must not be held up, so a thread, started when there is need,
 * tells the handler and signals the works again after a while, until they are accepted.
 */
final class Rejections {
    private static final Logger LOG = System.getLogger("dev.cedros.node");
    private static final long FIRST_PAUSE_MILLIS = 10;
    private static final long LONGEST_PAUSE_MILLIS = 1_000;

    private final BorrowingExecutor executor;
    private final Consumer<? super NodeException> handler;
    private final Set<Work> dropped = ConcurrentHashMap.newKeySet();

    /** Guarded by this, as is the next. */
    private @Nullable Thread thread;

    private @Nullable Throwable cause;
    private volatile boolean stopped;

    Rejections(BorrowingExecutor executor, Consumer<? super NodeException> handler) {
        this.executor = executor;
        this.handler = handler;
    }

    /** Remembers a work that was dropped; {@link #report} follows. */
    void add(Work work) {
        dropped.add(work);
    }

    /** Sees to it that the handler learns of what was dropped. */
    synchronized void report(Throwable rejection) {
        cause = rejection;
        if (thread != null || stopped) {
            return;
        }
        Thread made = OwnThread.of(executor.name() + "-rejections", this::work);
        try {
            thread = made;
            made.start();
        } catch (OutOfMemoryError e) { // no thread for this either
            thread = null;
            LOG.log(Level.ERROR, problem(List.copyOf(dropped)), e);
        }
    }

    /** Tells whether something is to be tried again. */
    synchronized boolean isPending() {
        return !stopped && (thread != null || !dropped.isEmpty());
    }

    /** Does not try again what was dropped. */
    void stop() {
        stopped = true;
        Thread waiting;
        synchronized (this) {
            waiting = thread;
        }
        if (waiting != null) {
            LockSupport.unpark(waiting);
        }
    }

    private void work() {
        long pause = FIRST_PAUSE_MILLIS;
        for (List<Work> works = take(); !works.isEmpty(); works = take()) {
            boolean over = executor.shutDown();
            if (over) {
                executor.stop();
            }
            tell(works);
            if (!over) {
                pause(pause);
                pause = Math.min(2 * pause, LONGEST_PAUSE_MILLIS);
                works.forEach(Work::signal);
            }
        }
    }

    private synchronized List<Work> take() {
        List<Work> works = new ArrayList<>(dropped);
        works.forEach(dropped::remove);
        if (works.isEmpty()) {
            thread = null;
        }
        return works;
    }

    private void pause(long millis) {
        long start = System.nanoTime();
        long nanos = TimeUnit.MILLISECONDS.toNanos(millis);
        for (long left = nanos; left > 0 && !stopped; left = nanos - (System.nanoTime() - start)) {
            LockSupport.parkNanos(this, left);
            Thread.interrupted();
        }
    }

    private void tell(List<Work> works) {
        Throwable reason;
        synchronized (this) {
            reason = cause;
        }
        try {
            handler.accept(new NodeException("executor-rejected", problem(works), reason));
        } catch (Throwable e) { // whatever the handler does, the works are signalled again
            LOG.log(Level.ERROR, "The rejection handler of " + executor + " failed", e);
        }
    }

    private String problem(List<Work> works) {
        String names = works.stream().map(Work::toString).sorted().collect(Collectors.joining(", "));
        return executor.shutDown()
                ? executor + " was shut down, so these are closed: " + names
                        + ". Close the nodes first, then shut the executor down."
                : executor + " rejects what is ready of " + names
                        + "; it is tried again. Give the executor a longer queue or more threads.";
    }
}
