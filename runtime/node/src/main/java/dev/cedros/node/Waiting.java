package dev.cedros.node;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * Waiting for something that nobody announces. Closing and draining are rare, running callbacks is not: so those who wait look
 * again and again, and those who run pay nothing.
 */
final class Waiting {
    static final long FOREVER = Long.MAX_VALUE;

    private static final int SPINS = 100;
    private static final long LONGEST_NANOS = 1_000_000;

    private Waiting() {}

    /**
     * Waits until a condition holds. An interrupt does not end it, and is there afterwards.
     *
     * @return false if the time was over first
     */
    static boolean until(BooleanSupplier condition, long timeoutNanos) {
        long start = System.nanoTime();
        long pause = 10_000;
        boolean interrupted = false;
        boolean holds = condition.getAsBoolean();
        for (int i = 0; !holds && System.nanoTime() - start < timeoutNanos; i++) {
            if (i < SPINS) {
                Thread.onSpinWait();
            } else {
                LockSupport.parkNanos(pause);
                interrupted |= Thread.interrupted();
                pause = Math.min(2 * pause, LONGEST_NANOS);
            }
            holds = condition.getAsBoolean();
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return holds;
    }

    /** Gives a duration in nanoseconds: none if it is negative, {@link #FOREVER} if it is longer than that. */
    static long nanos(Duration duration) {
        if (duration.isNegative()) {
            return 0;
        }
        try {
            return duration.toNanos();
        } catch (ArithmeticException e) {
            return FOREVER;
        }
    }
}
