package dev.cedros.benchmarks.node;

import java.util.Map;
import java.util.function.IntFunction;

/** What it takes to hand objects from thread to thread: no serialized message can be faster. */
final class FloorMeasurement implements Measurement {
    static final String PING_PONG = "ping-pong";
    static final String THROUGHPUT = "throughput";

    private static final int LIMIT = 1000;
    private static final int WARMUP = 2;
    private static final int ROUNDS = 6;
    private static final double TRIP_SECONDS = 0.3;
    private static final double FLOOD_SECONDS = 1;
    private static final int AT_ONCE = 16;

    private static final Map<String, IntFunction<Handover>> QUEUES =
            Map.of("ArrayBlockingQueue", Handover::sleeping, "ConcurrentLinkedQueue", Handover::spinning);

    @Override
    public void measure(Job job, Recorder out) throws InterruptedException {
        Effort effort = job.effort();
        Rounds rounds = new Rounds();
        QUEUES.keySet().stream().sorted().forEach(name -> {
            IntFunction<Handover> queue = QUEUES.get(name);
            if (queue != null && job.row().equals(PING_PONG)) {
                rounds.with(name, to -> to.addPercentiles(name, halfTrips(queue, effort.nanos(TRIP_SECONDS))));
            } else if (queue != null) {
                rounds.with(name, to -> flood(name, queue.apply(LIMIT), effort.nanos(FLOOD_SECONDS), to));
            }
        });
        int trials = job.row().equals(PING_PONG) ? ROUNDS : ROUNDS / 2;
        rounds.run(job, effort.rounds(WARMUP), effort.rounds(trials), out);
    }

    private static double[] halfTrips(IntFunction<Handover> queue, long forNanos) throws InterruptedException {
        Handover there = queue.apply(LIMIT);
        Handover back = queue.apply(LIMIT);
        Trips trips = new Trips();
        Thread far = endless(() -> back.put(there.take()));
        try {
            Object ball = new Object();
            trips.begin(forNanos);
            do {
                trips.sent();
                there.put(ball);
                ball = back.take();
            } while (trips.back());
            return trips.halves();
        } finally {
            end(far);
        }
    }

    private static void flood(String arm, Handover queue, long forNanos, Recorder out) throws InterruptedException {
        Counter received = new Counter();
        Object ball = new Object();
        Thread far = endless(() -> {
            queue.take();
            received.add();
        });
        try {
            CpuClock start = CpuClock.now();
            do {
                for (int i = 0; i < AT_ONCE; i++) {
                    queue.put(ball);
                }
            } while (System.nanoTime() - start.nanos() < forNanos);
            CpuClock end = CpuClock.now();
            long count = Math.max(1, received.value());
            out.add(arm, "received /s", count * 1e9 / (end.nanos() - start.nanos()));
            out.add(arm, "cpu ns", (double) (end.processNanos() - start.processNanos()) / count);
        } finally {
            end(far);
        }
    }

    /** Something to do until the thread is interrupted. */
    private interface Step {
        void run() throws InterruptedException;
    }

    private static Thread endless(Step step) {
        Thread thread = new Thread(
                () -> {
                    try {
                        while (true) {
                            step.run();
                        }
                    } catch (InterruptedException e) {
                        // It was told to end.
                    }
                },
                "far");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private static void end(Thread thread) throws InterruptedException {
        thread.interrupt();
        thread.join();
    }
}
