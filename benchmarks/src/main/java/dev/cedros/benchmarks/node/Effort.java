package dev.cedros.benchmarks.node;

import java.util.Locale;

/** How long is measured. */
enum Effort {
    /** What is worth quoting. */
    FULL(1, 1),
    /** To see that everything runs. */
    QUICK(0.15, 0.3),
    /** Everything once. */
    ONCE(0, 0);

    private final double time;
    private final double rounds;

    Effort(double time, double rounds) {
        this.time = time;
        this.rounds = rounds;
    }

    /** The part of a time that is measured. */
    long nanos(double fullSeconds) {
        return (long) (fullSeconds * time * 1e9);
    }

    /** The part of so many rounds that is measured, at least one. */
    int rounds(int full) {
        return Math.max(1, (int) (full * rounds));
    }

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Effort named(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT));
    }
}
