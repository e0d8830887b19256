package dev.cedros.benchmarks.node;

import dev.cedros.node.NodeExecutor;
import dev.cedros.node.SingleThreadedExecutor;
import dev.cedros.node.WorkerExecutor;

/** How many messages get through in a second, how many do not, and what that costs. */
final class ThroughputMeasurement implements Measurement {
    static final String QUEUED = "queued";
    static final String WORKER = "worker";
    static final String KEEP_LAST = ", keep last";
    static final String KEEP_ALL = ", keep all";

    private static final double WARMUP_SECONDS = 1.5;
    private static final double KEEP_LAST_SECONDS = 5;
    private static final double KEEP_ALL_SECONDS = 3;

    @Override
    public void measure(Job job, Recorder out) {
        boolean keepAll = job.arm().endsWith(KEEP_ALL);
        try (Flood flood = new Flood(executor(job.arm()), keepAll, Bytes.message(Bytes.count(job.row()), 0))) {
            flood.run(job.effort().nanos(WARMUP_SECONDS));
            Flood.Tally tally = flood.run(job.effort().nanos(keepAll ? KEEP_ALL_SECONDS : KEEP_LAST_SECONDS));
            double seconds = tally.nanos() / 1e9;
            out.add(job.arm(), "received /s", tally.received() / seconds);
            out.add(job.arm(), "published /s", tally.published() / seconds);
            out.add(job.arm(), "lost", (double) tally.lost());
            out.add(job.arm(), "published", (double) tally.published());
            if (tally.received() > 0) {
                out.add(job.arm(), "cpu ns", (double) tally.cpuNanos() / tally.received());
            }
            Flood.Tally all = flood.finish();
            // Only with an empty queue does it add up.
            out.add(job.arm(), "unaccounted", (double) (all.published() - all.received() - all.lost()));
        }
    }

    private static NodeExecutor executor(String arm) {
        if (arm.startsWith(WORKER)) {
            return new WorkerExecutor();
        }
        SingleThreadedExecutor executor = new SingleThreadedExecutor();
        executor.start();
        return executor;
    }
}
