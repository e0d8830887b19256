package dev.cedros.benchmarks.node;

import dev.cedros.benchmarks.node.report.Part;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Everything that is measured, in its order. */
final class Jobs {
    static final int FORKS = 3;
    static final List<String> MESSAGES = List.of("empty", "joint-state-12", "joint-state-100");
    static final List<String> PAYLOADS = List.of("64 B", "4 KiB", "64 KiB", "4 MiB");
    static final List<String> FLOODS = List.of("0 B", "1 KiB", "16 KiB", "64 KiB");
    static final List<String> TAGUS_BYTES = List.of("250000", "1000000");

    private Jobs() {}

    /** Each job once a fork, every second fork in the opposite order. */
    static List<Job> all(Effort effort) {
        List<Job> all = new ArrayList<>();
        for (int fork = 1; fork <= (effort == Effort.FULL ? FORKS : 1); fork++) {
            List<Job> jobs = fork(fork, effort);
            if (fork % 2 == 0) {
                Collections.reverse(jobs);
            }
            all.addAll(jobs);
        }
        return all;
    }

    private static List<Job> fork(int fork, Effort effort) {
        List<Job> jobs = new ArrayList<>();
        MESSAGES.forEach(row -> jobs.add(new Job(Part.DISPATCH, row, "", fork, effort)));
        PAYLOADS.forEach(row -> jobs.add(new Job(Part.RECEIVE, row, "", fork, effort)));
        jobs.add(new Job(Part.SLICES, "1 MiB", "", fork, effort));
        for (String history : List.of(ThroughputMeasurement.KEEP_LAST, ThroughputMeasurement.KEEP_ALL)) {
            for (String row : FLOODS) {
                for (String executor : List.of(ThroughputMeasurement.QUEUED, ThroughputMeasurement.WORKER)) {
                    jobs.add(new Job(Part.THROUGHPUT, row, executor + history, fork, effort));
                }
            }
        }
        jobs.add(new Job(Part.SIZE, SizeMeasurement.LISTS, "", fork, effort));
        jobs.add(new Job(Part.SIZE, SizeMeasurement.PACKED, "", fork, effort));
        jobs.add(new Job(Part.FLOOR, FloorMeasurement.PING_PONG, "", fork, effort));
        jobs.add(new Job(Part.FLOOR, FloorMeasurement.THROUGHPUT, "", fork, effort));
        if (fork == 1) {
            TAGUS_BYTES.forEach(row -> jobs.add(new Job(Part.MONT_BLANC, row, "", fork, effort)));
        }
        return jobs;
    }
}
