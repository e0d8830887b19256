package dev.cedros.node;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Threads that wait for something to happen. Saying that it may have happened costs next to nothing while none waits. */
final class Waiters {
    private final AtomicInteger waiting = new AtomicInteger();
    private final Semaphore chances = new Semaphore(0);

    /** Lets one of them look again; any thread, never blocks. */
    void wakeOne() {
        if (waiting.get() > 0) {
            chances.release();
        }
    }

    /** Lets all of them look again. */
    void wakeAll() {
        chances.release(waiting.get());
    }

    /**
     * Tries until it gives something.
     *
     * @param attempt gives null if there is nothing yet
     * @return null if there was nothing in time
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    <X> @Nullable X await(Duration timeout, Supplier<? extends @Nullable X> attempt) throws InterruptedException {
        long nanos = Waiting.nanos(timeout);
        long start = System.nanoTime();
        // Whoever makes it happen from here on sees that somebody waits; what happened before is seen by the attempt.
        waiting.incrementAndGet();
        try {
            while (true) {
                // Whoever takes chances looks afterwards, so none is lost, not even one that was meant for another.
                chances.drainPermits();
                X found = attempt.get();
                if (found != null) {
                    return found;
                }
                if (!chances.tryAcquire(nanos - (System.nanoTime() - start), TimeUnit.NANOSECONDS)) {
                    return null;
                }
            }
        } finally {
            waiting.decrementAndGet();
            // One chance may have stood for several things: the next one in line looks as well.
            wakeOne();
        }
    }
}
