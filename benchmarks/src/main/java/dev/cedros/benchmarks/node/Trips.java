package dev.cedros.benchmarks.node;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Times round trips, one after the other, in the thread that sends and gets back. */
final class Trips {
    private static final int MOST = 200_000;
    private static final long PATIENCE_SECONDS = 60;

    private final long[] nanos = new long[MOST];
    private CountDownLatch done = new CountDownLatch(1);
    private int count;
    private long start;
    private long forNanos;
    private long sent;

    /** Forgets what was measured; to be called before the first trip. */
    void begin(long duration) {
        done = new CountDownLatch(1);
        count = 0;
        forNanos = duration;
        start = System.nanoTime();
    }

    /** A trip begins. */
    void sent() {
        sent = System.nanoTime();
    }

    /** A trip has ended; tells whether another one is to begin. */
    boolean back() {
        long now = System.nanoTime();
        nanos[count++] = now - sent;
        boolean more = count < MOST && now - start < forNanos;
        if (!more) {
            done.countDown();
        }
        return more;
    }

    /** Half of each round trip, in nanoseconds, after the last one has ended. */
    double[] halves() throws InterruptedException {
        if (!done.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            throw new IllegalStateException("Nothing came back after " + count + " round trips");
        }
        double[] halves = new double[count];
        for (int i = 0; i < count; i++) {
            halves[i] = nanos[i] / 2.0;
        }
        return halves;
    }
}
