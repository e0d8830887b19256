package dev.cedros.node;

import java.time.Instant;

/** Time as one number: nanoseconds since the epoch, good for the next two centuries. */
final class EpochNanos {
    private static final long NANOS_PER_SECOND = 1_000_000_000;

    private EpochNanos() {}

    static long now() {
        Instant now = Instant.now();
        return now.getEpochSecond() * NANOS_PER_SECOND + now.getNano();
    }

    static Instant toInstant(long epochNanos) {
        return Instant.ofEpochSecond(
                Math.floorDiv(epochNanos, NANOS_PER_SECOND), Math.floorMod(epochNanos, NANOS_PER_SECOND));
    }
}
