package dev.cedros.node.inprocess;

import java.time.Duration;
import java.util.Objects;

/**
 * How messages travel within a program. Start from {@link #DEFAULT}.
 *
 * @param keepAllLimit how many messages a reader that keeps all holds at most. A writer waits for room if both are reliable;
 *     otherwise messages that find none are lost. A writer that keeps all for readers that come late keeps that many, and drops
 *     the oldest
 * @param blockingTime how long a writer waits for room, at least 0; no longer than {@link Long#MAX_VALUE} nanoseconds
 * @param fragmentBytes the size of the slices in which payloads reach readers, to try what a network may do; 0 leaves them as
 *     they were written
 * @param directMemory whether payloads are copied to memory outside of the heap on their way, to try what engines in native code
 *     do
 */
public record InProcessOptions(int keepAllLimit, Duration blockingTime, int fragmentBytes, boolean directMemory) {
    /** 10,000 messages, a second, and payloads as they were written. */
    public static final InProcessOptions DEFAULT = new InProcessOptions(10_000, Duration.ofSeconds(1), 0, false);

    /**
     * Checks the numbers.
     *
     * @throws InvalidOptionException if one of them is too small
     */
    public InProcessOptions {
        Objects.requireNonNull(blockingTime, "blockingTime");
        atLeast(1, keepAllLimit, "keepAllLimit");
        atLeast(0, blockingTime.isNegative() ? -1 : 0, "blockingTime");
        atLeast(0, fragmentBytes, "fragmentBytes");
    }

    /** Gives the options with another limit of what is kept. */
    public InProcessOptions withKeepAllLimit(int messages) {
        return new InProcessOptions(messages, blockingTime, fragmentBytes, directMemory);
    }

    /** Gives the options with another time to wait for room. */
    public InProcessOptions withBlockingTime(Duration time) {
        return new InProcessOptions(keepAllLimit, time, fragmentBytes, directMemory);
    }

    /** Gives the options with slices of another size; 0 leaves payloads as they are. */
    public InProcessOptions withFragmentBytes(int size) {
        return new InProcessOptions(keepAllLimit, blockingTime, size, directMemory);
    }

    /** Gives the options with payloads outside of the heap, or as they are. */
    public InProcessOptions withDirectMemory(boolean direct) {
        return new InProcessOptions(keepAllLimit, blockingTime, fragmentBytes, direct);
    }

    /** The time to wait as nanoseconds, as many as fit. */
    long blockingNanos() {
        try {
            return blockingTime.toNanos();
        } catch (ArithmeticException e) {
            return Long.MAX_VALUE;
        }
    }

    private static void atLeast(int least, int given, String name) {
        if (given < least) {
            throw new InvalidOptionException(name + " is too small. Give at least " + least + ".");
        }
    }
}
