package dev.cedros.node;

/** What timers know of time. For any thread. */
interface TimerClock {
    /** Gives the time in nanoseconds from some instant on, like {@link System#nanoTime}; only differences mean something. */
    long nanoTime();

    /**
     * Runs a short task once, {@code delayNanos} from now, in a thread of the clock.
     *
     * @return forgets the task, if it has not begun
     * @throws NodeException with code {@code closed} if the clock is closed
     */
    Runnable schedule(Runnable task, long delayNanos);
}
