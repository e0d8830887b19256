package dev.cedros.benchmarks.node;

import dev.cedros.benchmarks.node.report.Figure;
import dev.cedros.benchmarks.node.report.Part;
import dev.cedros.benchmarks.report.Stat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects what a job measures. */
final class Recorder {
    private final Job job;
    private final Map<Key, List<Double>> values = new LinkedHashMap<>();

    Recorder(Job job) {
        this.job = job;
    }

    /** Which values belong together: those of different rounds. */
    private record Key(Part part, String row, String arm, String name) {}

    /** Adds the value of one more round. */
    void add(String arm, String name, double value) {
        add(job.part(), job.row(), arm, name, value);
    }

    /** Adds the values that a round gives of one thing: its percentiles become rounds of three figures. */
    void addPercentiles(String arm, double[] nanos) {
        add(arm, "p50 ns", Stat.quantile(nanos, 0.5));
        add(arm, "p90 ns", Stat.quantile(nanos, 0.9));
        add(arm, "p99 ns", Stat.quantile(nanos, 0.99));
    }

    /** Adds something that tells whether the machine was quiet. */
    void addControl(String arm, String name, double value) {
        add(Part.CONTROL, job.part().id(), arm, name, value);
    }

    private void add(Part part, String row, String arm, String name, double value) {
        values.computeIfAbsent(new Key(part, row, arm, name), key -> new ArrayList<>())
                .add(value);
    }

    /** Everything, in the order in which it was first added. */
    List<Figure> figures() {
        List<Figure> figures = new ArrayList<>();
        values.forEach((key, rounds) -> figures.add(new Figure(
                key.part(),
                key.row(),
                key.arm(),
                key.name(),
                job.fork(),
                rounds.stream().mapToDouble(Double::doubleValue).toArray())));
        return figures;
    }
}
