package dev.cedros.benchmarks.node.report;

import dev.cedros.benchmarks.report.MarkdownTable;
import dev.cedros.benchmarks.report.Numbers;
import dev.cedros.benchmarks.report.Stat;
import java.util.List;
import java.util.Locale;

/** One slice against several. */
final class SliceSection {
    private SliceSection() {}

    static String of(Figures figures) {
        MarkdownTable table = new MarkdownTable(
                2, List.of("payload", "", "one slice ns", "several ns", "ratio", "one: bytes", "several: bytes"));
        for (String row : figures.rows(Part.SLICES)) {
            for (String how : List.of("not decoded", "copied", "borrowed")) {
                double[] one = figures.values(Part.SLICES, row, "one, " + how, "ns");
                double[] several = figures.values(Part.SLICES, row, "several, " + how, "ns");
                if (one.length > 0 && several.length > 0) {
                    Stat first = Spread.of(one);
                    Stat second = Spread.of(several);
                    table.row(List.of(
                            row,
                            how,
                            Numbers.withSpread(first),
                            Numbers.withSpread(second),
                            (first.isNoiseAgainst(second) ? "≈ " : "")
                                    + Numbers.plain(Stat.median(Spread.quotients(several, one))) + "×",
                            allocated(figures, row, "one, " + how),
                            allocated(figures, row, "several, " + how)));
                }
            }
        }
        return table.isEmpty()
                ? ""
                : "## One slice and several\n\n"
                        + "A message as one array, and cut into slices of 64 KiB on its way: from publishing encoded bytes to the return of the"
                        + " callback, processor time of the one thread, with what that allocates. *Not decoded* is what the way itself takes.\n\n"
                        + table;
    }

    private static String allocated(Figures figures, String row, String arm) {
        return figures.stat(Part.SLICES, row, arm, "allocated")
                .map(stat -> String.format(Locale.ROOT, "%,.0f", stat.median()))
                .orElse("");
    }
}
