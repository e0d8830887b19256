package dev.cedros.benchmarks.node;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/**
 * Calls made one after the other. What they took is processor time of the thread, so that it does not count for how long others kept it
 * waiting for a processor.
 *
 * @param calls how many
 * @param nanos how much processor time all of them took
 * @param allocatedBytes what the thread allocated meanwhile
 */
record Block(long calls, long nanos, long allocatedBytes) {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /**
     * Makes calls until some time is over, but at least once.
     *
     * @param call what is called
     * @param atOnce how often, before the clock is looked at
     * @param forNanos for how long
     */
    static Block of(Runnable call, int atOnce, long forNanos) {
        long bytes = THREADS.getCurrentThreadAllocatedBytes();
        long end = System.nanoTime() + forNanos;
        long start = THREADS.getCurrentThreadCpuTime();
        long calls = 0;
        do {
            for (int i = 0; i < atOnce; i++) {
                call.run();
            }
            calls += atOnce;
        } while (System.nanoTime() - end < 0);
        long nanos = THREADS.getCurrentThreadCpuTime() - start;
        return new Block(calls, nanos, THREADS.getCurrentThreadAllocatedBytes() - bytes);
    }

    /** Nanoseconds of processor time of one call. */
    double nanosEach() {
        return (double) nanos / calls;
    }

    /** Bytes that one call allocates. */
    double bytesEach() {
        return (double) allocatedBytes / calls;
    }
}
