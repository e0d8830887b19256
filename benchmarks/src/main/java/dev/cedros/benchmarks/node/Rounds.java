package dev.cedros.benchmarks.node;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Arms that take turns. Each round measures each of them once, and the next round does so in the opposite order: what changes
 * with time changes for all of them.
 */
final class Rounds {
    private final Map<String, Trial> arms = new LinkedHashMap<>();

    /** Measures an arm once. */
    interface Trial {
        /** Adds the values of a round to {@code out}. */
        void run(Recorder out) throws InterruptedException;
    }

    /** Adds an arm. */
    Rounds with(String name, Trial trial) {
        arms.put(name, trial);
        return this;
    }

    /**
     * Measures.
     *
     * @param job where the results belong
     * @param warmup rounds that do not count
     * @param rounds rounds that do
     * @param out gets the values
     */
    void run(Job job, int warmup, int rounds, Recorder out) throws InterruptedException {
        List<Trial> order = new ArrayList<>(arms.values());
        Recorder ignored = new Recorder(job);
        for (int i = 0; i < warmup + rounds; i++) {
            for (Trial trial : order) {
                trial.run(i < warmup ? ignored : out);
            }
            Collections.reverse(order);
        }
    }
}
