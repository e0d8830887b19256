package dev.cedros.benchmarks.node;

import dev.cedros.benchmarks.node.report.FigureFile;
import dev.cedros.benchmarks.node.report.NodeCharts;
import dev.cedros.benchmarks.node.report.NodeReport;
import dev.cedros.benchmarks.report.Machine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Measures nodes and writes the report. {@code benchmarks/node-report.sh} builds what this needs and starts it. */
public final class NodeMain {
    private NodeMain() {}

    /**
     * Runs with the options of {@code node-report.sh}.
     *
     * @param arguments the options
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        if (List.of(arguments).contains("--help")) {
            System.out.print(CommandLine.USAGE);
            return;
        }
        CommandLine line;
        try {
            line = CommandLine.parse(arguments);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(2);
            return;
        }
        Path from = line.from();
        Files.createDirectories(line.out());
        write(from == null ? measure(line) : FigureFile.read(from), line.out());
    }

    private static FigureFile.Content measure(CommandLine line) throws IOException, InterruptedException {
        Path raw = line.out().resolve("node-raw.jsonl");
        Run run = new Run(System.out);
        try (FigureFile file = FigureFile.create(raw, machine(line))) {
            run.carryOut(Jobs.all(line.effort()), file);
        }
        return FigureFile.read(raw);
    }

    private static Machine machine(CommandLine line) {
        String forks = line.effort() == Effort.FULL ? Integer.toString(Jobs.FORKS) : "1, quick run";
        return Machine.here().with("Forks", forks).with("Options of the JVM", String.join(" ", Run.JVM_OPTIONS));
    }

    private static void write(FigureFile.Content content, Path out) throws IOException {
        Map<String, String> charts = NodeCharts.of(content.figures());
        for (Map.Entry<String, String> chart : charts.entrySet()) {
            Files.writeString(out.resolve(chart.getKey()), chart.getValue());
        }
        Path report = out.resolve("node.md");
        Files.writeString(report, NodeReport.of(content.machine(), content.figures(), charts.keySet()));
        System.out.println("Wrote " + report);
    }
}
