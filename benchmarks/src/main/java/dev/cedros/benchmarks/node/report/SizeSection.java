package dev.cedros.benchmarks.node.report;

import dev.cedros.benchmarks.report.MarkdownTable;
import dev.cedros.benchmarks.report.Numbers;
import dev.cedros.benchmarks.report.Stat;
import java.util.List;
import java.util.Locale;

/** The size of a message as a part of publishing it. */
final class SizeSection {
    private SizeSection() {}

    static String of(Figures figures) {
        MarkdownTable table =
                new MarkdownTable("message", "serializedSize ns", "encode ns", "publish ns", "size / publish");
        for (String row : figures.rows(Part.SIZE)) {
            double[] size = figures.values(Part.SIZE, row, "serializedSize", "ns");
            double[] publish = figures.values(Part.SIZE, row, "publish", "ns");
            if (size.length > 0 && publish.length > 0) {
                Stat share = Spread.of(Spread.quotients(size, publish));
                table.row(List.of(
                        row,
                        Numbers.withSpread(Spread.of(size)),
                        figures.stat(Part.SIZE, row, "encode", "ns")
                                .map(Numbers::withSpread)
                                .orElse(""),
                        Numbers.withSpread(Spread.of(publish)),
                        percent(share.median()) + " (" + percent(share.low()) + "–" + percent(share.high()) + ")"));
            }
        }
        return table.isEmpty()
                ? ""
                : "## The size within publishing\n\n"
                        + "A `MarkerArray` of 20 markers with 200 points and 200 colours each, published to one subscription that keeps the last (processor time); from"
                        + " lists as a program builds them, and packed as they are when decoded. Encoding begins with the size, to have an array"
                        + " that fits.\n\n"
                        + table;
    }

    private static String percent(double part) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * part);
    }
}
