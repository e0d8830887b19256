package dev.cedros.benchmarks.node.report;

import dev.cedros.benchmarks.report.MarkdownTable;
import dev.cedros.benchmarks.report.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Twenty nodes. */
final class MontBlancSection {
    private static final List<String> COUNTS = List.of("size", "received", "late", "too late", "lost");
    private static final List<String> TIMES = List.of("mean us", "sd us", "min us", "max us");

    private MontBlancSection() {}

    static String of(Figures figures) {
        if (figures.rows(Part.MONT_BLANC).isEmpty()) {
            return "";
        }
        StringBuilder out = new StringBuilder("## Mont Blanc\n\n");
        out.append(
                "Twenty nodes, each with a thread of its own, for ten seconds; reliable, the last 10. Times are from the stamp of a message,"
                        + " which is taken before it is made and encoded, to the callback with the decoded message. *Late* took more than a fifth of the"
                        + " period or 5 ms, *too late* (not counted as late again) more than the period or 50 ms, whichever is less.\n\n");
        for (String row : figures.rows(Part.MONT_BLANC)) {
            out.append("### tagus with "
                    + Numbers.bytes(Long.parseLong(row))
                    + " bytes\n\n" + table(figures, row) + total(figures, row));
        }
        return out.toString();
    }

    private static String table(Figures figures, String row) {
        List<String> heads = new ArrayList<>(List.of("node", "topic"));
        heads.addAll(COUNTS);
        TIMES.forEach(time -> heads.add(time.replace("us", "µs")));
        MarkdownTable table = new MarkdownTable(2, heads);
        for (String receiver : figures.arms(Part.MONT_BLANC, row)) {
            List<String> cells = new ArrayList<>(List.of(receiver.split(" ", -1)));
            for (String count : COUNTS) {
                cells.add(Numbers.bytes((long) sum(figures, row, List.of(receiver), count)));
            }
            for (String time : TIMES) {
                cells.add(Numbers.plain(sum(figures, row, List.of(receiver), time)));
            }
            table.row(cells);
        }
        return table.toString();
    }

    private static String total(Figures figures, String row) {
        List<String> receivers = figures.arms(Part.MONT_BLANC, row);
        double received = sum(figures, row, receivers, "received");
        double micros = 0;
        for (String receiver : receivers) {
            micros +=
                    sum(figures, row, List.of(receiver), "mean us") * sum(figures, row, List.of(receiver), "received");
        }
        return String.format(
                Locale.ROOT,
                "All together: %,.0f received, %,.0f late, %,.0f too late, %,.0f lost; %s µs on average.\n\n",
                received,
                sum(figures, row, receivers, "late"),
                sum(figures, row, receivers, "too late"),
                sum(figures, row, receivers, "lost"),
                Numbers.plain(received == 0 ? 0 : micros / received));
    }

    private static double sum(Figures figures, String row, List<String> receivers, String name) {
        double sum = 0;
        for (String receiver : receivers) {
            for (double value : figures.values(Part.MONT_BLANC, row, receiver, name)) {
                sum += value;
            }
        }
        return sum;
    }
}
