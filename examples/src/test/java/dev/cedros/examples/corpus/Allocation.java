package dev.cedros.examples.corpus;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Measures what the current thread allocates. */
final class Allocation {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Allocation() {}

    /** Gives the bytes that the current thread has allocated so far. */
    static long bytes() {
        return THREADS.getCurrentThreadAllocatedBytes();
    }
}
