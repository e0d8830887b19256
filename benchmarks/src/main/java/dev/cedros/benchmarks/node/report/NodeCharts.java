package dev.cedros.benchmarks.node.report;

import dev.cedros.benchmarks.report.BarChart;
import dev.cedros.benchmarks.report.BarChart.Group;
import dev.cedros.benchmarks.report.Stat;
import dev.cedros.benchmarks.report.SvgChart.Series;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The charts of the report. */
public final class NodeCharts {
    private static final List<String> COLORS = List.of("#e07b1a", "#3f83d1", "#3fa66b", "#9a6fd0");

    private NodeCharts() {}

    /**
     * The bars of a chart.
     *
     * @param part what is shown
     * @param rows the groups
     * @param arms the bars of each
     * @param name the figure
     */
    private record Bars(Part part, List<String> rows, List<String> arms, String name) {}

    /** The charts for which there is something to show, by the names of their files. */
    public static Map<String, String> of(Figures figures) {
        Map<String, String> charts = new LinkedHashMap<>();
        add(
                charts,
                figures,
                "node-ping-pong.svg",
                "Half of a round trip between two nodes",
                "p50, ns; logarithmic, shorter is better",
                bars(figures, Part.DISPATCH, List.of("direct", "registry"), "p50 ns"));
        add(
                charts,
                figures,
                "node-receive.svg",
                "Receiving bytes, copied and borrowed",
                "ns; logarithmic, shorter is better",
                bars(figures, Part.RECEIVE, List.of("copied", "borrowed"), "ns"));
        add(
                charts,
                figures,
                "node-throughput.svg",
                "Messages received in a second",
                "logarithmic, longer is better",
                bars(
                        figures,
                        Part.THROUGHPUT,
                        List.of("queued, keep last", "worker, keep last", "queued, keep all", "worker, keep all"),
                        "received /s"));
        montBlanc(charts, figures);
        return charts;
    }

    private static Bars bars(Figures figures, Part part, List<String> arms, String name) {
        return new Bars(part, figures.rows(part), arms, name);
    }

    private static void add(
            Map<String, String> charts, Figures figures, String file, String title, String subtitle, Bars bars) {
        List<Group> groups = new ArrayList<>();
        for (String row : bars.rows()) {
            double[] values = bars.arms().stream()
                    .mapToDouble(arm -> figures.stat(bars.part(), row, arm, bars.name())
                            .map(Stat::median)
                            .orElse(Double.NaN))
                    .toArray();
            if (Arrays.stream(values).anyMatch(value -> value > 0)) {
                groups.add(new Group(row, values));
            }
        }
        if (!groups.isEmpty()) {
            charts.put(file, new BarChart(title, subtitle, series(bars.arms()), groups, true).toSvg());
        }
    }

    /** Here it is the rows that are compared, for each receiver. */
    private static void montBlanc(Map<String, String> charts, Figures figures) {
        List<String> rows = figures.rows(Part.MONT_BLANC);
        if (rows.isEmpty()) {
            return;
        }
        List<Group> groups = new ArrayList<>();
        for (String receiver : figures.arms(Part.MONT_BLANC, rows.get(0))) {
            double[] values = rows.stream()
                    .mapToDouble(row -> figures.stat(Part.MONT_BLANC, row, receiver, "mean us")
                            .map(Stat::median)
                            .filter(micros -> micros > 0)
                            .orElse(Double.NaN))
                    .toArray();
            if (Arrays.stream(values).anyMatch(value -> value > 0)) {
                groups.add(new Group(receiver, values));
            }
        }
        if (!groups.isEmpty()) {
            List<String> names =
                    rows.stream().map(row -> "tagus with " + row + " bytes").toList();
            String subtitle = "µs from stamp to callback, mean; logarithmic, shorter is better";
            charts.put(
                    "node-mont-blanc.svg", new BarChart("Mont Blanc", subtitle, series(names), groups, true).toSvg());
        }
    }

    private static List<Series> series(List<String> names) {
        List<Series> series = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            series.add(new Series(names.get(i), COLORS.get(i % COLORS.size())));
        }
        return series;
    }
}
