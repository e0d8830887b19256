package dev.cedros.benchmarks.report;

import dev.cedros.benchmarks.report.SvgChart.Anchor;
import dev.cedros.benchmarks.report.SvgChart.Series;
import java.util.Arrays;
import java.util.List;

/**
 * Horizontal bars in groups, each with its value at its end.
 *
 * @param title what the chart shows
 * @param subtitle how to read it
 * @param series the bars of a group, from above
 * @param groups the groups, from above
 * @param isLogarithmic whether equal distances mean equal ratios
 */
public record BarChart(String title, String subtitle, List<Series> series, List<Group> groups, boolean isLogarithmic) {
    private static final double LEFT = 190;
    private static final double RIGHT = SvgChart.WIDTH - 70;
    private static final double BAR = 12;
    private static final double GAP = 12;

    /**
     * Bars that belong together.
     *
     * @param name what they have in common
     * @param values one for each series; NaN where there is none
     */
    public record Group(String name, double[] values) {
        boolean isEmpty() {
            return Arrays.stream(values).allMatch(Double::isNaN);
        }

        private long bars() {
            return Arrays.stream(values).filter(value -> !Double.isNaN(value)).count();
        }
    }

    /** The chart as a file. There must be a value. */
    public String toSvg() {
        SvgChart chart = new SvgChart(title, subtitle);
        double top = chart.legend(series);
        double height =
                groups.stream().mapToDouble(group -> group.bars() * BAR + GAP).sum();
        Axis axis = axis();
        for (double tick : axis.ticks()) {
            double x = x(axis, tick);
            chart.rule(x, top, x, top + height);
            chart.text(x, top + height + 16, 11, Anchor.MIDDLE, Numbers.tick(tick));
        }
        double y = top + GAP / 2;
        for (Group group : groups) {
            draw(chart, axis, group, y);
            y += group.bars() * BAR + GAP;
        }
        return chart.toFile(top + height + 28);
    }

    private void draw(SvgChart chart, Axis axis, Group group, double top) {
        chart.text(LEFT - 8, top + group.bars() * BAR / 2 + 4, 12, Anchor.END, group.name());
        double y = top;
        for (int i = 0; i < series.size(); i++) {
            double value = group.values()[i];
            if (!Double.isNaN(value)) {
                String tip = group.name() + ", " + series.get(i).name() + ": " + Numbers.plain(value);
                double end = x(axis, value);
                chart.bar(
                        LEFT, y, Math.max(1, end - LEFT), BAR - 2, series.get(i).color(), tip);
                chart.text(Math.max(LEFT + 1, end) + 4, y + BAR - 3, 10, Anchor.START, Numbers.plain(value));
                y += BAR;
            }
        }
    }

    private Axis axis() {
        double[] values = groups.stream()
                .flatMapToDouble(group -> Arrays.stream(group.values()))
                .filter(value -> value > 0)
                .sorted()
                .toArray();
        double largest = values[values.length - 1];
        return isLogarithmic ? Axis.logarithmic(values[0], largest) : Axis.linear(largest);
    }

    private static double x(Axis axis, double value) {
        return LEFT + axis.at(value) * (RIGHT - LEFT);
    }
}
