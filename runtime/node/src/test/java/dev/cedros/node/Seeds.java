package dev.cedros.node;

import java.util.SplittableRandom;

/** Seeds of tests with random steps. {@code -Dcedros.seed=…} repeats what a test printed. */
final class Seeds {
    private Seeds() {}

    static long of(Class<?> test) {
        long seed = Long.getLong("cedros.seed", new SplittableRandom().nextLong());
        System.out.println(test.getSimpleName() + ": -Dcedros.seed=" + seed);
        return seed;
    }
}
