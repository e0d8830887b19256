package dev.cedros.benchmarks.node.report;

import dev.cedros.benchmarks.report.MarkdownTable;
import dev.cedros.benchmarks.report.Numbers;
import java.util.ArrayList;
import java.util.List;

/** Objects handed from thread to thread. */
final class FloorSection {
    private FloorSection() {}

    static String of(Figures figures) {
        if (figures.rows(Part.FLOOR).isEmpty()) {
            return "";
        }
        return "## The floor: objects instead of messages\n\n"
                + "The same two threads hand an object to and fro, or one hands objects to the other with at most 1000 between them, by a queue of"
                + " the JDK. Nothing is encoded, decoded, numbered or stamped: nothing that does so can be faster than the faster of the two.\n\n"
                + table(figures, "ping-pong", List.of("p50 ns", "p90 ns", "p99 ns"))
                + table(figures, "throughput", List.of("received /s", "cpu ns"));
    }

    private static String table(Figures figures, String row, List<String> names) {
        List<String> heads = new ArrayList<>(List.of(row));
        heads.addAll(names);
        MarkdownTable table = new MarkdownTable(1, heads);
        for (String arm : figures.arms(Part.FLOOR, row)) {
            List<String> cells = new ArrayList<>(List.of(arm));
            names.forEach(name -> cells.add(figures.stat(Part.FLOOR, row, arm, name)
                    .map(Numbers::withSpread)
                    .orElse("")));
            table.row(cells);
        }
        return table.isEmpty() ? "" : table.toString();
    }
}
