package dev.cedros.benchmarks.report;

import java.util.List;
import java.util.Locale;

/**
 * A drawing with the few shapes that charts need. It has no background, and its greys and colours can be read on white and
 * on black; text is in whatever sans-serif font there is.
 */
public final class SvgChart {
    /** The width of every chart. */
    static final int WIDTH = 880;

    private static final String TEXT = "#7a838e";
    private static final String RULE = "#80808050";
    private static final int LEGEND_TOP = 52;

    private final StringBuilder body = new StringBuilder();

    /**
     * The values of one colour.
     *
     * @param name what the legend calls them
     * @param color the colour, as CSS writes it
     */
    public record Series(String name, String color) {}

    /** How a text stands to its place. */
    enum Anchor {
        START,
        MIDDLE,
        END
    }

    /** Starts a chart with what it shows and a line that says how to read it. */
    SvgChart(String title, String subtitle) {
        text(16, 22, 16, Anchor.START, title);
        text(16, 40, 12, Anchor.START, subtitle);
    }

    /** Names the colours below the title, and gives the height at which the chart may begin. */
    double legend(List<Series> series) {
        double x = 16;
        double y = LEGEND_TOP;
        for (Series one : series) {
            double width = 28 + 7 * one.name().length();
            if (x + width > WIDTH) {
                x = 16;
                y += 18;
            }
            bar(x, y, 11, 11, one.color(), one.name());
            text(x + 16, y + 10, 12, Anchor.START, one.name());
            x += width;
        }
        return y + 28;
    }

    /** A filled rectangle; people who point at it see the tip. */
    void bar(double x, double y, double width, double height, String color, String tip) {
        body.append(format(
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\"><title>%s</title></rect>\n",
                x, y, width, height, color, escape(tip)));
    }

    /** A thin grey line. */
    void rule(double x1, double y1, double x2, double y2) {
        body.append(format(
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"/>\n", x1, y1, x2, y2, RULE));
    }

    /** A line through points, each with a dot. */
    void path(List<double[]> points, String color) {
        StringBuilder list = new StringBuilder();
        for (double[] point : points) {
            list.append(format("%.1f,%.1f ", point[0], point[1]));
            body.append(format("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3\" fill=\"%s\"/>\n", point[0], point[1], color));
        }
        body.append(format(
                "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"/>\n",
                list.toString().strip(), color));
    }

    /** A text whose base line is at {@code y}. */
    void text(double x, double y, int size, Anchor anchor, String text) {
        body.append(format(
                "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%d\" text-anchor=\"%s\">%s</text>\n",
                x, y, size, anchor.name().toLowerCase(Locale.ROOT), escape(text)));
    }

    /** The whole file. */
    String toFile(double height) {
        return format(
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %.0f\" width=\"%d\" height=\"%.0f\" "
                                + "font-family=\"sans-serif\" fill=\"%s\">\n",
                        WIDTH, height, WIDTH, height, TEXT)
                + body + "</svg>\n";
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    @SuppressWarnings("AnnotateFormatMethod") // The annotation would be a dependency.
    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
