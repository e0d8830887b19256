package dev.cedros.node;

import java.time.Duration;

/** Durations as the clocks of the JVM want them. */
final class Durations {
    private Durations() {}

    /** The nanoseconds of a duration, as many as fit; at least none. */
    static long nanos(Duration duration) {
        if (Arguments.present(duration, "duration").isNegative()) {
            return 0;
        }
        try {
            return duration.toNanos();
        } catch (ArithmeticException e) {
            return Long.MAX_VALUE;
        }
    }
}
