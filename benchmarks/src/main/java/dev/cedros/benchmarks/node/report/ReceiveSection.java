package dev.cedros.benchmarks.node.report;

import dev.cedros.benchmarks.report.MarkdownTable;
import dev.cedros.benchmarks.report.Numbers;
import dev.cedros.benchmarks.report.Stat;
import java.util.List;
import java.util.Locale;

/** Copied against borrowed. */
final class ReceiveSection {
    private static final double SIGNIFICANT = 0.01;

    private ReceiveSection() {}

    static String of(Figures figures) {
        MarkdownTable table = new MarkdownTable(
                1,
                List.of(
                        "payload",
                        "copied ns",
                        "borrowed ns",
                        "copied / borrowed",
                        "95 % interval",
                        "pairs",
                        "faster",
                        "p",
                        ""));
        for (String row : figures.rows(Part.RECEIVE)) {
            double[] copied = figures.values(Part.RECEIVE, row, "copied", "ns");
            double[] borrowed = figures.values(Part.RECEIVE, row, "borrowed", "ns");
            if (copied.length > 0 && borrowed.length > 0) {
                table.row(cells(row, copied, borrowed));
            }
        }
        return table.isEmpty()
                ? ""
                : "## Copied and borrowed\n\n"
                        + "From publishing encoded bytes to the return of the callback, processor time of the one thread. Pairs of blocks of 2 ms; *faster* is in how"
                        + " many of them borrowing was, *p* how likely that or more is if there is no difference (sign test, two-sided). The"
                        + " interval is that of the median ratio. The callback reads none of the bytes.\n\n"
                        + table;
    }

    private static List<String> cells(String row, double[] copied, double[] borrowed) {
        MedianInterval ratio = MedianInterval.of(Spread.quotients(copied, borrowed));
        SignTest test = SignTest.of(borrowed, copied);
        return List.of(
                row,
                Numbers.withSpread(Spread.of(copied)),
                Numbers.withSpread(Spread.of(borrowed)),
                times(ratio.median()),
                times(ratio.low()) + " to " + times(ratio.high()),
                Integer.toString(test.ahead() + test.behind()),
                Integer.toString(test.ahead()),
                probability(test.probability()),
                verdict(ratio, test));
    }

    private static String verdict(MedianInterval ratio, SignTest test) {
        if (ratio.holds(1) || test.probability() > SIGNIFICANT) {
            return "no difference shown";
        }
        String winner = ratio.median() > 1 ? "borrowed is faster" : "copied is faster";
        double factor = Math.max(ratio.median(), 1 / ratio.median());
        return factor < Stat.NOISE ? winner + ", ≈ by less than 1.3×" : winner;
    }

    private static String times(double ratio) {
        return String.format(Locale.ROOT, ratio < 10 ? "%.3f" : "%,.1f", ratio);
    }

    private static String probability(double probability) {
        return probability < 1e-6 ? "< 10⁻⁶" : String.format(Locale.ROOT, "%.2g", probability);
    }
}
