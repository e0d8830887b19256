package dev.cedros.benchmarks.report;

import dev.cedros.benchmarks.report.Sample.Unit;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs the native harness, a row at a time, and reads the lines it prints. */
final class NativeRun {
    private static final int MOST_MINUTES = 5;

    // With about fifteen operations a row, three repetitions and one for warming up take less than three seconds.
    private static final String REPETITIONS = "3";
    private static final String MILLIS = "40";

    private final Path harness;
    private final Path values;
    private final File log;

    /**
     * A harness that is built.
     *
     * @param harness the executable
     * @param values the directory of the messages it encodes
     * @param log where its messages to people go
     */
    NativeRun(Path harness, Path values, Path log) {
        this.harness = harness;
        this.values = values;
        this.log = log.toFile();
    }

    /**
     * All that the harness measures of one row.
     *
     * @throws IOException if it fails, hangs, or prints something else
     */
    List<Sample> run(Step.Native step) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        harness.toString(),
                        "--dir",
                        values.toString(),
                        "--row",
                        step.row(),
                        "--repeat",
                        REPETITIONS,
                        "--millis",
                        MILLIS)
                .redirectError(ProcessBuilder.Redirect.appendTo(log))
                .start();
        try {
            List<String> lines = process.inputReader().lines().toList();
            if (!process.waitFor(MOST_MINUTES, TimeUnit.MINUTES) || process.exitValue() != 0) {
                throw new IOException(harness + " failed on " + step.row() + "; see " + log);
            }
            return lines.stream()
                    .filter(line -> !line.isBlank())
                    .map(line -> parse(line, step.fork()))
                    .toList();
        } catch (IllegalArgumentException e) {
            throw new IOException(harness + " printed no measurement. " + e.getMessage(), e);
        } finally {
            process.destroy();
        }
    }

    /**
     * The sample of one line of the harness.
     *
     * @throws IllegalArgumentException if the line does not hold exactly row, arm, op, bytes and ns
     */
    static Sample parse(String line, int fork) {
        Map<String, Object> members = FlatJson.parse(line);
        Sample sample = new Sample(
                Sample.member(members, "row", String.class),
                ArmName.ofNative(Sample.member(members, "arm", String.class)),
                Sample.member(members, "op", String.class),
                fork,
                Sample.member(members, "bytes", Double.class).longValue(),
                Unit.NS,
                Sample.member(members, "ns", double[].class));
        if (members.size() != 5) {
            throw new IllegalArgumentException("Unknown members in " + members.keySet());
        }
        return sample;
    }
}
