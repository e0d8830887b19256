package dev.cedros.benchmarks.node.report;

import dev.cedros.benchmarks.report.Machine;
import dev.cedros.benchmarks.report.MarkdownTable;
import java.util.Collection;
import java.util.List;

/** The report as Markdown. It is made of nothing but the raw file, so that it can be made again. */
public final class NodeReport {
    private static final String HOW = """
            Every process measures one row, in which the arms take turns round by round, every second round in the opposite order; a
            fork is one round of all processes, every second one in the opposite order. Numbers are medians over all rounds of all
            forks; behind them stand the lowest and the highest round. Differences and ratios are taken round by round, of what ran
            side by side. **≈** means that the ranges overlap or that the medians differ by less than 1.3×, which may be chance.
            What is measured, and how, is told in [the README](../README.md#nodes).

            """;

    private NodeReport() {}

    /** The whole report; charts are the names of files beside it. */
    public static String of(Machine machine, Figures figures, Collection<String> charts) {
        StringBuilder out = new StringBuilder("# Node benchmark report\n\n");
        MarkdownTable facts = new MarkdownTable(2, List.of("Machine", ""));
        machine.facts().forEach(facts::row);
        out.append(facts).append(HOW).append(ControlSection.of(figures));
        if (!charts.isEmpty()) {
            out.append("## Charts\n\n");
            charts.forEach(chart -> out.append("![" + chart.replace(".svg", "") + "](" + chart + ")\n\n"));
        }
        return out.append(DispatchSection.of(figures))
                .append(ChainSection.of(figures))
                .append(ReceiveSection.of(figures))
                .append(SliceSection.of(figures))
                .append(ThroughputSection.of(figures))
                .append(SizeSection.of(figures))
                .append(MontBlancSection.of(figures))
                .append(FloorSection.of(figures))
                .toString()
                .replaceAll("\n{3,}", "\n\n")
                .replaceAll("\n+$", "\n");
    }
}
