package dev.cedros.benchmarks.node;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;

/**
 * Calls made one after the other.
 *
 * @param calls how many
 * @param nanos how long all of them took
 * @param allocatedBytes what the thread allocated meanwhile
 */
record Block(long calls, long nanos, long allocatedBytes) {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int BATCH = 64;
    private static final int MOST_BATCHES = 100_000;

    /**
     * Makes calls until some time is over, but at least once.
     *
     * @param call what is called
     * @param atOnce how often, before the clock is looked at
     * @param forNanos for how long
     */
    static Block of(Runnable call, int atOnce, long forNanos) {
        long bytes = THREADS.getCurrentThreadAllocatedBytes();
        long start = System.nanoTime();
        long calls = 0;
        long nanos;
        do {
            for (int i = 0; i < atOnce; i++) {
                call.run();
            }
            calls += atOnce;
            nanos = System.nanoTime() - start;
        } while (nanos < forNanos);
        return new Block(calls, nanos, THREADS.getCurrentThreadAllocatedBytes() - bytes);
    }

    /**
     * Makes calls in batches of 64 until some time is over, so that the clock does not count for much.
     *
     * @return for each batch the nanoseconds of one call
     */
    static double[] batches(Runnable call, long forNanos) {
        double[] each = new double[MOST_BATCHES];
        int batches = 0;
        long start = System.nanoTime();
        long before = start;
        do {
            for (int i = 0; i < BATCH; i++) {
                call.run();
            }
            long now = System.nanoTime();
            each[batches++] = (double) (now - before) / BATCH;
            before = now;
        } while (before - start < forNanos && batches < MOST_BATCHES);
        return Arrays.copyOf(each, batches);
    }

    /** Nanoseconds of one call. */
    double nanosEach() {
        return (double) nanos / calls;
    }

    /** Bytes that one call allocates. */
    double bytesEach() {
        return (double) allocatedBytes / calls;
    }
}
