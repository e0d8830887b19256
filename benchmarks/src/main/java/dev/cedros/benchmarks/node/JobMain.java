package dev.cedros.benchmarks.node;

import dev.cedros.benchmarks.node.montblanc.MontBlanc;
import dev.cedros.benchmarks.node.report.Figure;
import dev.cedros.benchmarks.report.ControlBenchmark;
import java.util.List;

/** Measures one job and prints what came of it, a figure a line. */
public final class JobMain {
    /** The row of what other processes did meanwhile. */
    static final String OTHERS = "others";

    private static final int CONTROL_BLOCKS = 9;
    private static final double CONTROL_SECONDS = 0.01;
    private static final int CONTROL_AT_ONCE = 100;

    private JobMain() {}

    /**
     * Measures.
     *
     * @param arguments what {@link Job#arguments} gives
     */
    public static void main(String[] arguments) throws InterruptedException {
        run(Job.of(arguments)).forEach(figure -> System.out.println(figure.toLine()));
    }

    static List<Figure> run(Job job) throws InterruptedException {
        Recorder out = new Recorder(job);
        CpuClock start = CpuClock.now();
        control(job, out);
        of(job).measure(job, out);
        control(job, out);
        CpuClock.now().othersSince(start).ifPresent(cores -> out.addControl(OTHERS, "cores", cores));
        return out.figures();
    }

    private static Measurement of(Job job) {
        return switch (job.part()) {
            case DISPATCH -> new DispatchMeasurement();
            case RECEIVE -> new ReceiveMeasurement();
            case SLICES -> new SliceMeasurement();
            case THROUGHPUT -> new ThroughputMeasurement();
            case SIZE -> new SizeMeasurement();
            case FLOOR -> new FloorMeasurement();
            case MONT_BLANC -> JobMain::montBlanc;
            case CONTROL -> throw new IllegalArgumentException("The control is part of every job");
        };
    }

    private static void montBlanc(Job job, Recorder out) throws InterruptedException {
        Effort effort = job.effort();
        MontBlanc run = MontBlanc.withTagus(Integer.parseInt(job.row()));
        run.measure(effort.nanos(MontBlanc.WARMUP_SECONDS), effort.nanos(MontBlanc.SECONDS))
                .forEach((receiver, arrivals) ->
                        arrivals.numbers().forEach((name, value) -> out.add(receiver, name, value)));
    }

    /** Work that never changes, see {@link ControlBenchmark}: the fastest of a few blocks. */
    private static void control(Job job, Recorder out) {
        ControlBenchmark control = new ControlBenchmark();
        double fastest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < CONTROL_BLOCKS; i++) {
            Block block = Block.of(control::chain, CONTROL_AT_ONCE, job.effort().nanos(CONTROL_SECONDS));
            fastest = Math.min(fastest, block.nanosEach());
        }
        out.addControl("chain", "ns", fastest);
    }
}
