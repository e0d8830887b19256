package dev.cedros.benchmarks.node.report;

import dev.cedros.benchmarks.report.MarkdownTable;
import dev.cedros.benchmarks.report.Numbers;
import dev.cedros.benchmarks.report.Stat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Whether the machine was quiet: work that never changes, and what other processes did. */
final class ControlSection {
    private static final double MOST_DRIFT = 0.1;
    private static final double MOST_CORES = 0.1;
    private static final String OTHERS = "others";

    private ControlSection() {}

    static String of(Figures figures) {
        double[] chain = figures.rows(Part.CONTROL).stream()
                .flatMapToDouble(row -> Arrays.stream(figures.values(Part.CONTROL, row, "chain", "ns")))
                .toArray();
        if (chain.length == 0) {
            return "";
        }
        Stat stat = Spread.of(chain);
        double drift = (stat.high() - stat.low()) / stat.median();
        return "## Control\n\n" + "Work that never changes was timed " + chain.length
                + " times, at both ends of each process: "
                + Numbers.withSpread(stat) + " ns, a drift of "
                + String.format(Locale.ROOT, "%.1f %%", 100 * drift) + ". How many cores other processes kept busy:\n\n"
                + others(figures) + verdict(drift, figures);
    }

    private static String others(Figures figures) {
        MarkdownTable table = new MarkdownTable("part", "processes", "median", "most", "disturbed");
        for (String row : figures.rows(Part.CONTROL)) {
            double[] cores = figures.values(Part.CONTROL, row, OTHERS, "cores");
            if (cores.length > 0) {
                table.row(List.of(
                        row,
                        Integer.toString(cores.length),
                        cores(Stat.median(cores)),
                        cores(Stat.quantile(cores, 1)),
                        Long.toString(disturbed(cores))));
            }
        }
        return table.toString();
    }

    private static String verdict(double drift, Figures figures) {
        long disturbed = figures.rows(Part.CONTROL).stream()
                .mapToLong(row -> disturbed(figures.values(Part.CONTROL, row, OTHERS, "cores")))
                .sum();
        if (drift <= MOST_DRIFT && disturbed == 0) {
            return "The machine was quiet enough.\n\n";
        }
        return "**This run is noisy**: the work drifted by more than 10 %, or others kept more than a tenth of a core busy. Where threads"
                + " hand things to each other, numbers of disturbed processes say more about the machine than about Cedros.\n\n";
    }

    private static long disturbed(double[] cores) {
        return Arrays.stream(cores).filter(busy -> busy > MOST_CORES).count();
    }

    private static String cores(double cores) {
        return String.format(Locale.ROOT, "%.2f", cores);
    }
}
