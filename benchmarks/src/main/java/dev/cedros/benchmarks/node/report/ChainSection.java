package dev.cedros.benchmarks.node.report;

import dev.cedros.benchmarks.report.MarkdownTable;
import dev.cedros.benchmarks.report.Numbers;
import java.util.ArrayList;
import java.util.List;

/**
 * Typed subscriptions against a registry, in one thread. Processes are not mixed: from one to the next it changes more what the compiler
 * makes of the same code than what is looked for.
 */
final class ChainSection {
    private static final String REGISTRY = "chain registry";

    private ChainSection() {}

    static String of(Figures figures) {
        if (figures.rows(Part.DISPATCH).isEmpty()) {
            return "";
        }
        return "### Without a change of threads\n\n"
                + "From publishing encoded bytes to the return of the callback, in nanoseconds of processor time: in each process, blocks of 2 ms of all"
                + " arms that take turns. A time is the median of the blocks of a process, with the interval that holds it in 95 of 100 runs; so is a"
                + " saving, block by block. *Ranges* are those intervals.\n\n"
                + "A borrowing subscription that calls the codec, against the same with the registry; they differ in nothing but who finds the codec:\n\n"
                + table(figures, "chain borrowing") + verdict(figures, "chain borrowing")
                + "A typed subscription against the same; it makes other objects for the callback too:\n\n"
                + table(figures, "chain direct") + verdict(figures, "chain direct") + control(figures);
    }

    /** What one process measured of a message. */
    private record Pair(String row, int fork, MedianInterval direct, MedianInterval registry, MedianInterval saving) {
        boolean disjoint() {
            return !direct.overlaps(registry);
        }

        boolean faster() {
            return saving.low() > 0;
        }
    }

    private static List<Pair> pairs(Figures figures, String arm) {
        List<Pair> pairs = new ArrayList<>();
        for (String row : figures.rows(Part.DISPATCH)) {
            for (int fork : figures.forks()) {
                Figures process = figures.ofFork(fork);
                double[] own = process.values(Part.DISPATCH, row, arm, "ns");
                double[] other = process.values(Part.DISPATCH, row, REGISTRY, "ns");
                if (own.length > 0 && other.length > 0) {
                    pairs.add(new Pair(
                            row,
                            fork,
                            MedianInterval.of(own),
                            MedianInterval.of(other),
                            MedianInterval.of(Spread.difference(other, own).forks())));
                }
            }
        }
        return pairs;
    }

    private static String table(Figures figures, String arm) {
        MarkdownTable table = new MarkdownTable(1, List.of("message", "fork", arm, REGISTRY, "saving", "ranges"));
        for (Pair pair : pairs(figures, arm)) {
            table.row(List.of(
                    pair.row(),
                    Integer.toString(pair.fork()),
                    text(pair.direct()),
                    text(pair.registry()),
                    text(pair.saving()),
                    pair.disjoint() ? "disjoint" : "≈ overlap"));
        }
        return table.toString();
    }

    private static String verdict(Figures figures, String arm) {
        List<Pair> pairs = pairs(figures, arm);
        if (pairs.isEmpty()) {
            return "";
        }
        long faster = pairs.stream().filter(Pair::faster).count();
        long disjoint =
                pairs.stream().filter(pair -> pair.faster() && pair.disjoint()).count();
        List<String> savings = new ArrayList<>();
        for (String row : figures.rows(Part.DISPATCH)) {
            double[] each = of(pairs, row).stream()
                    .mapToDouble(pair -> pair.saving().median())
                    .toArray();
            double[] times = of(pairs, row).stream()
                    .mapToDouble(pair -> pair.direct().median())
                    .toArray();
            if (each.length > 0) {
                savings.add(row + " " + Spread.text(Spread.of(each)) + " of "
                        + Numbers.plain(Spread.of(times).median()));
            }
        }
        return "Faster without the registry in " + faster + " of " + pairs.size()
                + " processes: so many have nothing but savings in the interval. In " + disjoint
                + " of them the ranges are disjoint too. Saved, the median of the processes with the lowest and the highest: "
                + String.join(", ", savings) + " ns.\n\n";
    }

    private static List<Pair> of(List<Pair> pairs, String row) {
        return pairs.stream().filter(pair -> pair.row().equals(row)).toList();
    }

    private static String control(Figures figures) {
        MarkdownTable table = new MarkdownTable(1, List.of("control", "fork", "encode"));
        for (String row : figures.rows(Part.DISPATCH)) {
            for (int fork : figures.forks()) {
                double[] encode = figures.ofFork(fork).values(Part.DISPATCH, row, "encode", "ns");
                if (encode.length > 0) {
                    table.row(List.of(row, Integer.toString(fork), text(MedianInterval.of(encode))));
                }
            }
        }
        return "Encoding in the same processes, which receives nothing:\n\n" + table;
    }

    private static String text(MedianInterval interval) {
        return Spread.signed(interval.median()) + " (" + Spread.signed(interval.low()) + " to "
                + Spread.signed(interval.high()) + ")";
    }
}
