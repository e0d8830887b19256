package dev.cedros.benchmarks.node;

import org.jspecify.annotations.Nullable;

/** Keeps the last object that came, so that the compiler cannot leave out making it. For one thread. */
final class Kept {
    private @Nullable Object last;
    private long count;
    private long sum;

    void keep(Object object) {
        last = object;
        count++;
    }

    /** Keeps a number, in the same way. */
    void keep(int number) {
        sum += number;
    }

    /** All numbers together. */
    long sum() {
        return sum;
    }

    /** The last one; null if there was none. */
    @Nullable
    Object last() {
        return last;
    }

    /** How many came. */
    long count() {
        return count;
    }
}
