package dev.cedros.benchmarks.report;

import dev.cedros.benchmarks.report.SvgChart.Anchor;
import dev.cedros.benchmarks.report.SvgChart.Series;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/**
 * Lines over two logarithmic axes: what grows in proportion rises by one square a square.
 *
 * @param title what the chart shows
 * @param subtitle how to read it
 * @param lines the values by their place, for each colour; all above 0
 */
record LineChart(String title, String subtitle, Map<Series, TreeMap<Double, Double>> lines) {
    private static final double LEFT = 80;
    private static final double RIGHT = SvgChart.WIDTH - 30;
    private static final double HEIGHT = 380;

    /** The chart as a file. There must be a value. */
    String toSvg() {
        SvgChart chart = new SvgChart(title, subtitle);
        double top = chart.legend(List.copyOf(lines.keySet()));
        double bottom = top + HEIGHT;
        Axis across = axis(Map.Entry::getKey);
        Axis up = axis(Map.Entry::getValue);
        for (double tick : across.ticks()) {
            double x = LEFT + across.at(tick) * (RIGHT - LEFT);
            chart.rule(x, top, x, bottom);
            chart.text(x, bottom + 16, 11, Anchor.MIDDLE, Numbers.tick(tick));
        }
        for (double tick : up.ticks()) {
            double y = bottom - up.at(tick) * HEIGHT;
            chart.rule(LEFT, y, RIGHT, y);
            chart.text(LEFT - 8, y + 4, 11, Anchor.END, Numbers.tick(tick));
        }
        lines.forEach((series, points) -> chart.path(
                points.entrySet().stream()
                        .map(point -> new double[] {
                            LEFT + across.at(point.getKey()) * (RIGHT - LEFT), bottom - up.at(point.getValue()) * HEIGHT
                        })
                        .toList(),
                series.color()));
        return chart.toFile(bottom + 28);
    }

    private Axis axis(ToDoubleFunction<Map.Entry<Double, Double>> part) {
        double[] values = lines.values().stream()
                .flatMap(points -> points.entrySet().stream())
                .mapToDouble(part)
                .sorted()
                .toArray();
        return Axis.logarithmic(values[0], values[values.length - 1]);
    }
}
