package dev.cedros.benchmarks.node.report;

import dev.cedros.benchmarks.report.MarkdownTable;
import dev.cedros.benchmarks.report.Numbers;
import dev.cedros.benchmarks.report.Stat;
import java.util.ArrayList;
import java.util.List;

/** Typed subscriptions against a registry, between two threads. */
final class DispatchSection {
    private static final List<String> PERCENTILES = List.of("p50", "p90", "p99");

    private DispatchSection() {}

    static String of(Figures figures) {
        if (figures.rows(Part.DISPATCH).isEmpty()) {
            return "";
        }
        return "## Direct and through the registry\n\n"
                + "Half of a round trip between two nodes with a thread each, in nanoseconds: published by one, decoded by the other. *Saving* is"
                + " registry − direct.\n\n"
                + table(figures, "direct", "registry") + constancy(figures);
    }

    private static String table(Figures figures, String direct, String registry) {
        MarkdownTable table = new MarkdownTable(2, List.of("message", "", direct, registry, "saving", "ranges"));
        for (String row : figures.rows(Part.DISPATCH)) {
            for (String percentile : PERCENTILES) {
                String name = percentile + " ns";
                double[] own = figures.values(Part.DISPATCH, row, direct, name);
                double[] other = figures.values(Part.DISPATCH, row, registry, name);
                if (own.length > 0 && other.length > 0) {
                    Stat first = Spread.of(own);
                    Stat second = Spread.of(other);
                    table.row(List.of(
                            row,
                            percentile,
                            Numbers.withSpread(first),
                            Numbers.withSpread(second),
                            Spread.text(Spread.difference(other, own)),
                            first.overlaps(second) ? "≈ overlap" : "disjoint"));
                }
            }
        }
        return table.toString();
    }

    /** Whether what is saved is the same for all messages, as far as can be told. */
    private static String constancy(Figures figures) {
        List<String> texts = new ArrayList<>();
        double highestLow = Double.NEGATIVE_INFINITY;
        double lowestHigh = Double.POSITIVE_INFINITY;
        boolean above = true;
        for (String row : figures.rows(Part.DISPATCH)) {
            double[] own = figures.values(Part.DISPATCH, row, "direct", "p50 ns");
            double[] other = figures.values(Part.DISPATCH, row, "registry", "p50 ns");
            if (own.length == 0 || other.length == 0) {
                continue;
            }
            MedianInterval saving =
                    MedianInterval.of(Spread.difference(other, own).forks());
            texts.add(row + " " + Spread.signed(saving.median()) + " (" + Spread.signed(saving.low()) + " to "
                    + Spread.signed(saving.high()) + ")");
            highestLow = Math.max(highestLow, saving.low());
            lowestHigh = Math.min(lowestHigh, saving.high());
            above &= saving.low() > 0;
        }
        if (texts.isEmpty()) {
            return "";
        }
        return "Saved at the median, with the interval that holds the median saving of 95 runs in 100: "
                + String.join(", ", texts) + " ns. "
                + (above
                        ? "All intervals are above 0"
                        : "Not all intervals are above 0: where one holds 0, nothing was shown")
                + (highestLow <= lowestHigh
                        ? "; they have values in common, so that no growth with the payload was shown.\n\n"
                        : "; they have no value in common: what is saved was not the same for all messages.\n\n");
    }
}
