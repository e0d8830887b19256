package dev.cedros.node;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads that executors start, and names that tell executors apart. */
final class OwnThread {
    private static final Map<String, AtomicInteger> NUMBERS = new ConcurrentHashMap<>();

    private OwnThread() {}

    /** Gives a name that no other executor was given: {@code cedros-single-1} and so on. */
    static String executorName(String kind) {
        return "cedros-" + kind + "-"
                + NUMBERS.computeIfAbsent(kind, key -> new AtomicInteger()).incrementAndGet();
    }

    /** Makes a daemon thread, which the caller starts. */
    static Thread of(String name, Runnable body) {
        Thread thread = new Thread(null, body, name, 0, false);
        thread.setDaemon(true);
        return thread;
    }

    /** Waits until a thread has ended, unless it is the calling one. */
    static void await(Thread thread) {
        if (thread != Thread.currentThread()) {
            Waiting.until(() -> !thread.isAlive(), Waiting.FOREVER);
        }
    }
}
