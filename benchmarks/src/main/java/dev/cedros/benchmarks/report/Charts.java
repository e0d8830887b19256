package dev.cedros.benchmarks.report;

import dev.cedros.benchmarks.report.BarChart.Group;
import dev.cedros.benchmarks.report.SvgChart.Series;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The charts of the report. One without a single value is left out. */
final class Charts {
    private static final String OURS = "#e07b1a";
    private static final String OURS_TOO = "#f0b566";
    private static final String OURS_PLAIN = "#a5572b";
    private static final String FAST_CDR = "#3f83d1";
    private static final String FAST_CDR_TOO = "#8dbaf0";
    private static final String GREY = "#8b949e";
    private static final String GREEN = "#3fa66b";
    private static final String PURPLE = "#9a6fd0";
    private static final List<String> COLORS =
            List.of(OURS, FAST_CDR, GREEN, PURPLE, OURS_PLAIN, FAST_CDR_TOO, OURS_TOO, GREY);
    private static final String SHORTER = "ns for one operation, logarithmic; shorter is faster";

    private final Results results;
    private final Map<String, String> files = new LinkedHashMap<>();

    /** Bars of one colour: who does what. */
    private record Bar(String name, String color, Measure measure) {
        Bar(String name, String color, ArmName arm, String op) {
            this(name, color, Measure.time(arm, op));
        }
    }

    private Charts(Results results) {
        this.results = results;
    }

    /** The content of each chart by the name of its file. */
    static Map<String, String> of(Results results) {
        Charts charts = new Charts(results);
        charts.structured();
        charts.bulk();
        charts.scaling();
        charts.dispatch();
        return charts.files;
    }

    private void structured() {
        times(
                "encode",
                "Encode into a reused buffer: messages with strings and nesting",
                Catalog.STRUCTURED,
                List.of(
                        new Bar("Cedros", OURS, ArmName.GENERATED, "encode"),
                        new Bar("Fast-CDR", FAST_CDR, ArmName.FAST_CDR, "encode"),
                        new Bar("Cyclone DDS", PURPLE, ArmName.CYCLONE, "encode"),
                        new Bar("ideal C++", GREY, ArmName.IDEAL, "encode"),
                        new Bar("memcpy of the same bytes", GREEN, ArmName.MEMCPY, "copy")));
        times(
                "decode",
                "Decode into new objects: messages with strings and nesting",
                Catalog.STRUCTURED,
                List.of(
                        new Bar("Cedros", OURS, ArmName.GENERATED, "decode"),
                        new Bar("Fast-CDR", FAST_CDR, ArmName.FAST_CDR, "decode"),
                        new Bar("Cyclone DDS", PURPLE, ArmName.CYCLONE, "decode"),
                        new Bar("ideal C++", GREY, ArmName.IDEAL, "decode")));
        times(
                "size",
                "Exact size of the encoded message",
                Catalog.ROWS,
                List.of(
                        new Bar("Cedros", OURS, ArmName.GENERATED, "size"),
                        new Bar("Fast-CDR", FAST_CDR, ArmName.FAST_CDR, "size")));
    }

    private void bulk() {
        List<Bar> bars = List.of(
                new Bar("Cedros encode, packed lists", OURS, ArmName.PACKED, "encode"),
                new Bar("Cedros encode", OURS_PLAIN, ArmName.GENERATED, "encode"),
                new Bar("Fast-CDR encode", FAST_CDR, ArmName.FAST_CDR, "encode"),
                new Bar("Cedros decode, borrowed", OURS_TOO, ArmName.GENERATED, "decodeBorrowed"),
                new Bar("Cedros decode, copied", PURPLE, ArmName.GENERATED, "decode"),
                new Bar("Fast-CDR decode", FAST_CDR_TOO, ArmName.FAST_CDR, "decode"));
        bars(
                "bulk",
                "Packed and bulk messages",
                "times as long as memcpy of the same bytes, logarithmic",
                bars,
                Catalog.BULK,
                Measure.memcpy());
    }

    private void times(String file, String title, List<String> rows, List<Bar> bars) {
        bars(file, title, SHORTER, bars, rows, null);
    }

    private void bars(
            String file, String title, String subtitle, List<Bar> all, List<String> rows, @Nullable Measure unit) {
        List<Bar> bars = all.stream()
                .filter(bar -> rows.stream().anyMatch(row -> !Double.isNaN(median(row, bar))))
                .toList();
        List<Group> groups = new ArrayList<>();
        for (String row : rows) {
            Stat one = unit == null ? null : unit.find(results, row);
            double divisor = one == null ? 1 : one.median();
            Group group = new Group(
                    row,
                    bars.stream().mapToDouble(bar -> median(row, bar) / divisor).toArray());
            if (!group.isEmpty() && (unit == null || one != null)) {
                groups.add(group);
            }
        }
        if (!groups.isEmpty()) {
            List<Series> series = bars.stream()
                    .map(bar -> new Series(bar.name(), bar.color()))
                    .toList();
            files.put(file + ".svg", new BarChart(title, subtitle, series, groups, true).toSvg());
        }
    }

    private double median(String row, Bar bar) {
        Stat stat = bar.measure().find(results, row);
        return stat == null || stat.median() <= 0 ? Double.NaN : stat.median();
    }

    private void scaling() {
        Map<Series, TreeMap<Double, Double>> lines = new LinkedHashMap<>();
        for (Scaling.Line line : Scaling.of(results)) {
            lines.put(new Series(line.name(), COLORS.get(lines.size() % COLORS.size())), line.points());
        }
        if (!lines.isEmpty()) {
            String subtitle = "ns for one operation over the number of elements, both logarithmic";
            files.put("scaling.svg", new LineChart("A message that grows", subtitle, lines).toSvg());
        }
    }

    private void dispatch() {
        List<Percentiles> calls = Percentiles.of(results, ArmName.DISPATCH);
        List<String> ops = calls.stream().map(Percentiles::op).distinct().toList();
        List<String> rows = calls.stream().map(Percentiles::row).distinct().toList();
        if (calls.isEmpty()) {
            return;
        }
        List<Series> series = new ArrayList<>();
        ops.forEach(op -> series.add(new Series(op, COLORS.get(series.size() % COLORS.size()))));
        List<Group> groups = rows.stream()
                .map(row -> new Group(
                        row, ops.stream().mapToDouble(op -> p50(calls, row, op)).toArray()))
                .toList();
        String subtitle = "median of single calls, ns, logarithmic; shorter is faster";
        BarChart chart = new BarChart("Codecs called directly and found by name", subtitle, series, groups, true);
        files.put("dispatch.svg", chart.toSvg());
    }

    private static double p50(List<Percentiles> calls, String row, String op) {
        return calls.stream()
                .filter(call -> call.row().equals(row) && call.op().equals(op))
                .mapToDouble(Percentiles::p50)
                .findFirst()
                .orElse(Double.NaN);
    }
}
