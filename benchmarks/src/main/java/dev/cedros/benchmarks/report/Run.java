package dev.cedros.benchmarks.report;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Carries out a schedule, one process after the other. */
final class Run {
    private final JmhRun jmh;
    private final @Nullable NativeRun harness;
    private final Path values;
    private final PrintStream progress;

    /**
     * A run.
     *
     * @param values the directory of the encoded messages, from which their lengths are read
     * @param progress where a line for each process goes
     */
    Run(JmhRun jmh, @Nullable NativeRun harness, Path values, PrintStream progress) {
        this.jmh = jmh;
        this.harness = harness;
        this.values = values;
        this.progress = progress;
    }

    /**
     * Carries out all steps. A step that fails is told and left out: half an hour of numbers must not be lost to it.
     *
     * @return the titles of those that failed
     */
    List<String> carryOut(List<Step> steps, RawFile raw) throws IOException, InterruptedException {
        double left = steps.stream().mapToDouble(Step::seconds).sum();
        int number = 0;
        List<String> failed = new ArrayList<>();
        for (Step step : steps) {
            long start = System.nanoTime();
            List<Sample> samples = carryOut(step);
            double seconds = (System.nanoTime() - start) / 1e9;
            raw.add(samples);
            if (samples.isEmpty()) {
                failed.add(step.title());
            }
            left -= step.seconds();
            progress.printf(
                    Locale.ROOT,
                    "[%d/%d, %.0f min left] %s: %s (%.1f s)%n",
                    ++number,
                    steps.size(),
                    Math.max(0, Math.ceil(left / 60)),
                    step.title(),
                    summary(step, samples),
                    seconds);
        }
        return failed;
    }

    private List<Sample> carryOut(Step step) throws InterruptedException {
        if (step instanceof Step.Jmh method) {
            return jmh.run(method).stream().map(this::withLength).toList();
        }
        if (step instanceof Step.Native row && harness != null) {
            try {
                return harness.run(row);
            } catch (IOException e) {
                progress.println(e.getMessage());
            }
        }
        return List.of();
    }

    private static String summary(Step step, List<Sample> samples) {
        if (samples.isEmpty()) {
            return "FAILED";
        }
        if (step instanceof Step.Native) {
            return samples.size() + " operations";
        }
        Sample first = samples.get(0);
        return Numbers.plain(Stat.median(first.values())) + (first.unit() == Sample.Unit.NS ? " ns" : " B");
    }

    /** Java's arms do not say how long the message is; the native harness reads it from the same file. */
    private Sample withLength(Sample sample) {
        return new Sample(
                sample.row(),
                sample.arm(),
                sample.op(),
                sample.fork(),
                length(sample.row()),
                sample.unit(),
                sample.values());
    }

    private long length(String row) {
        Path file = values.resolve(row + ".cdr");
        if (!Catalog.ROWS.contains(row) || !Files.isReadable(file)) {
            return 0;
        }
        try (var in = Files.newInputStream(file)) {
            return ByteBuffer.wrap(in.readNBytes(Integer.BYTES))
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .getInt();
        } catch (IOException e) {
            progress.println(file + " cannot be read: " + e.getMessage());
            return 0;
        }
    }
}
