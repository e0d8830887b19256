package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Bounded waiting for what other threads do. */
final class Await {
    static final int SECONDS = 30;

    private Await() {}

    static void latch(CountDownLatch latch) {
        try {
            assertTrue(latch.await(SECONDS, TimeUnit.SECONDS), "nothing happened for " + SECONDS + " s");
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    static void barrier(CyclicBarrier barrier) {
        try {
            barrier.await(SECONDS, TimeUnit.SECONDS);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    static void until(BooleanSupplier condition) {
        assertTrue(
                Waiting.until(condition, TimeUnit.SECONDS.toNanos(SECONDS)), "it did not happen for " + SECONDS + " s");
    }

    static void end(Thread thread) {
        until(() -> !thread.isAlive());
    }

    /** Starts a daemon thread. */
    static Thread thread(Runnable body) {
        Thread thread = new Thread(body, "test");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }
}
