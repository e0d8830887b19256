package dev.cedros.benchmarks.report;

import dev.cedros.benchmarks.report.Sample.Unit;
import dev.cedros.benchmarks.report.Step.Times;
import dev.cedros.benchmarks.report.Step.Times.Kind;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs JMH methods, each in a JVM of its own. */
final class JmhRun {
    private static final String ALLOCATED = "gc.alloc.rate.norm";
    private static final int[] PERCENTILES = {50, 90, 99};

    private final OutputFormat format;

    /** JMH tells what it does to this stream. */
    JmhRun(PrintStream log) {
        format = OutputFormatFactory.createFormatInstance(log, VerboseMode.NORMAL);
    }

    /** Every method on the class path with every choice of its parameters, sorted by class and method. */
    List<Bench> available() {
        // A method with two modes stands twice in JMH's list; here the report chooses the mode.
        Set<Bench> found = new LinkedHashSet<>();
        for (BenchmarkListEntry entry : BenchmarkList.defaultList().getAll(format, List.of())) {
            String name = entry.getUsername();
            int dot = name.lastIndexOf('.');
            Map<String, List<String>> parameters = new LinkedHashMap<>();
            // Sorted: JMH gives no order.
            new TreeMap<>(entry.getParams().orElse(Map.of()))
                    .forEach((parameter, values) -> parameters.put(parameter, Arrays.asList(values)));
            found.addAll(Bench.of(name.substring(0, dot), name.substring(dot + 1), parameters));
        }
        return List.copyOf(found);
    }

    /**
     * Measures one method once.
     *
     * @return nothing if the benchmark failed; the log says why
     */
    List<Sample> run(Step.Jmh step) {
        Bench bench = step.bench();
        Times times = step.times();
        ChainedOptionsBuilder builder = new OptionsBuilder()
                .include("^" + Pattern.quote(bench.type() + "." + bench.op()) + "$")
                .forks(1)
                .mode(times.kind() == Kind.SINGLE_CALLS ? Mode.SampleTime : Mode.AverageTime)
                .warmupIterations(times.warmups())
                .warmupTime(TimeValue.milliseconds(times.warmupMillis()))
                .measurementIterations(times.iterations())
                .measurementTime(TimeValue.milliseconds(times.millis()))
                .timeUnit(TimeUnit.NANOSECONDS);
        bench.parameters().forEach(builder::param);
        if (times.kind() == Kind.ALLOCATION) {
            builder.addProfiler(GCProfiler.class);
        }
        try {
            return samples(step, new Runner(builder.build(), format).run());
        } catch (RunnerException e) {
            format.println(e.toString());
            return List.of();
        }
    }

    private static List<Sample> samples(Step.Jmh step, Collection<RunResult> runs) {
        List<Sample> samples = new ArrayList<>();
        for (RunResult run : runs) {
            for (BenchmarkResult result : run.getBenchmarkResults()) {
                samples.addAll(samples(step, result));
            }
        }
        return samples;
    }

    private static List<Sample> samples(Step.Jmh step, BenchmarkResult result) {
        Collection<IterationResult> iterations = result.getIterationResults();
        String op = step.bench().op();
        if (iterations.isEmpty()) {
            return List.of();
        }
        Kind kind = step.times().kind();
        if (kind == Kind.ALLOCATION) {
            double[] bytes = iterations.stream().mapToDouble(JmhRun::allocated).toArray();
            return List.of(sample(step, op, Unit.ALLOCATED, bytes));
        }
        if (kind == Kind.SINGLE_CALLS) {
            return Arrays.stream(PERCENTILES)
                    .mapToObj(percentile -> sample(step, op + "@p" + percentile, Unit.NS, at(percentile, iterations)))
                    .toList();
        }
        double[] scores = iterations.stream()
                .mapToDouble(iteration -> iteration.getPrimaryResult().getScore())
                .toArray();
        return List.of(sample(step, op, Unit.NS, scores));
    }

    private static double[] at(int percentile, Collection<IterationResult> iterations) {
        return iterations.stream()
                .mapToDouble(iteration ->
                        iteration.getPrimaryResult().getStatistics().getPercentile(percentile))
                .toArray();
    }

    private static double allocated(IterationResult iteration) {
        for (Result<?> secondary : iteration.getSecondaryResults().values()) {
            if (secondary.getLabel().endsWith(ALLOCATED)) {
                return secondary.getScore();
            }
        }
        throw new IllegalStateException("JMH's profiler of the garbage collector gave no " + ALLOCATED);
    }

    private static Sample sample(Step.Jmh step, String op, Unit unit, double[] values) {
        Bench bench = step.bench();
        return new Sample(bench.row(), bench.arm(), op, step.fork(), 0, unit, values);
    }
}
