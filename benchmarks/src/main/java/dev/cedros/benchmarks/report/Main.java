package dev.cedros.benchmarks.report;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Measures everything and writes the report. {@code benchmarks/report.sh} builds what this needs and starts it. */
public final class Main {
    private Main() {}

    /**
     * Runs with the options of {@code report.sh}.
     *
     * @param arguments the options
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        if (List.of(arguments).contains("--help")) {
            System.out.print(Options.USAGE);
            return;
        }
        Options options;
        try {
            options = Options.parse(arguments);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(2);
            return;
        }
        Path from = options.from();
        Files.createDirectories(options.out());
        if (from != null) {
            write(RawFile.read(from), options.out());
        } else {
            measure(options);
        }
    }

    private static void measure(Options options) throws IOException, InterruptedException {
        // Not beside the report: it is long, and nobody keeps it.
        Path logFile = options.values().resolveSibling("report.log");
        try (PrintStream log = new PrintStream(Files.newOutputStream(logFile), true, StandardCharsets.UTF_8)) {
            JmhRun jmh = new JmhRun(log);
            List<Step> steps = Schedule.of(options, jmh.available());
            System.out.println(Schedule.duration(steps));
            if (options.plan()) {
                steps.forEach(step -> System.out.println(step.fork() + " " + step.title()));
                return;
            }
            Path harness = options.harness();
            Run run = new Run(
                    jmh,
                    harness == null ? null : new NativeRun(harness, options.values(), logFile),
                    options.values(),
                    System.out);
            Path rawFile = options.out().resolve("raw.jsonl");
            List<String> failed;
            try (RawFile raw = RawFile.create(rawFile, machine(options))) {
                failed = run.carryOut(steps, raw);
            }
            write(RawFile.read(rawFile), options.out());
            if (!failed.isEmpty()) {
                System.err.println(
                        "The report lacks what failed: " + String.join(", ", failed) + ". " + logFile + " says why.");
                System.exit(1);
            }
        }
    }

    private static Machine machine(Options options) {
        return Machine.here()
                .with("Forks", options.forks() + (options.quick() ? ", quick run" : ""))
                .with("Native peers", options.harness() == null ? "not built" : "built here");
    }

    private static void write(RawFile.Content content, Path out) throws IOException {
        Map<String, String> charts = Charts.of(content.results());
        for (Map.Entry<String, String> chart : charts.entrySet()) {
            Files.writeString(out.resolve(chart.getKey()), chart.getValue());
        }
        Path report = out.resolve("report.md");
        Files.writeString(report, MarkdownReport.of(content.machine(), content.results(), charts.keySet()));
        System.out.println("Wrote " + report);
    }
}
