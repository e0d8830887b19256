package dev.cedros.benchmarks.node.report;

import dev.cedros.benchmarks.report.MarkdownTable;
import dev.cedros.benchmarks.report.Numbers;
import dev.cedros.benchmarks.report.Stat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** How many messages get through. */
final class ThroughputSection {
    private static final double WANTED = 1e6;
    private static final String SMALL = "0 B";

    private ThroughputSection() {}

    static String of(Figures figures) {
        MarkdownTable table = new MarkdownTable(
                2,
                List.of(
                        "bytes",
                        "executor, history",
                        "received /s",
                        "published /s",
                        "lost",
                        "CPU ns each received",
                        "MB/s received"));
        for (String row : figures.rows(Part.THROUGHPUT)) {
            for (String arm :
                    figures.arms(Part.THROUGHPUT, row).stream().sorted().toList()) {
                table.row(cells(figures, row, arm));
            }
        }
        return table.isEmpty()
                ? ""
                : "## Throughput\n\n"
                        + "One thread publishes, reliable, as fast as it can; one executor decodes and counts. *Keep last* keeps 1000 messages and"
                        + " drops the oldest when more come, which a publisher never notices: so it is the received ones that count. *Keep all* has"
                        + " the publisher wait when 1000 are there, and loses nothing. CPU is that of the whole process.\n\n"
                        + table + wanted(figures) + unaccounted(figures);
    }

    private static List<String> cells(Figures figures, String row, String arm) {
        double lost = sum(figures.values(Part.THROUGHPUT, row, arm, "lost"));
        double published = sum(figures.values(Part.THROUGHPUT, row, arm, "published"));
        return List.of(
                row,
                arm,
                text(figures, row, arm, "received /s"),
                text(figures, row, arm, "published /s"),
                lost == 0 ? "0" : String.format(Locale.ROOT, "%.1f %%", 100 * lost / published),
                text(figures, row, arm, "cpu ns"),
                rate(figures, row, arm));
    }

    private static String text(Figures figures, String row, String arm, String name) {
        return figures.stat(Part.THROUGHPUT, row, arm, name)
                .map(Numbers::withSpread)
                .orElse("");
    }

    private static String rate(Figures figures, String row, String arm) {
        String[] size = row.split(" ", -1);
        double bytes = Double.parseDouble(size[0]) * (size[1].equals("KiB") ? 1 << 10 : 1);
        return bytes == 0
                ? ""
                : figures.stat(Part.THROUGHPUT, row, arm, "received /s")
                        .map(stat -> Numbers.plain(stat.median() * bytes / 1e6))
                        .orElse("");
    }

    private static String wanted(Figures figures) {
        List<String> lines = new ArrayList<>();
        for (String arm : figures.arms(Part.THROUGHPUT, SMALL).stream().sorted().toList()) {
            double median = Stat.median(figures.values(Part.THROUGHPUT, SMALL, arm, "received /s"));
            lines.add(arm + " " + (median > WANTED ? "yes" : "**no**") + " (" + Numbers.plain(median) + ")");
        }
        return lines.isEmpty()
                ? ""
                : "More than a million small messages received a second: " + String.join("; ", lines) + ".\n\n";
    }

    private static String unaccounted(Figures figures) {
        double all = 0;
        for (String row : figures.rows(Part.THROUGHPUT)) {
            for (String arm : figures.arms(Part.THROUGHPUT, row)) {
                all += sum(figures.values(Part.THROUGHPUT, row, arm, "unaccounted"));
            }
        }
        return all == 0
                ? "Everything published was received or counted as lost, once the queues were empty.\n\n"
                : "**" + Numbers.plain(all) + " messages were neither received nor counted as lost.**\n\n";
    }

    private static double sum(double[] values) {
        return Arrays.stream(values).sum();
    }
}
