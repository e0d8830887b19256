package dev.cedros.benchmarks.node;

import java.util.concurrent.atomic.AtomicLong;

/** Counts in one thread what another one reads; counting costs no more than a plain store. */
final class Counter {
    private final AtomicLong count = new AtomicLong();

    /** Counts one more; in one thread only. */
    void add() {
        count.setOpaque(count.getPlain() + 1);
    }

    long value() {
        return count.getOpaque();
    }
}
