package dev.cedros.benchmarks.node.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.benchmarks.report.Machine;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The report of a small raw file, whose numbers are made up. */
class NodeReportTest {
    @Test
    void tablesHaveEqualColumns() throws IOException, URISyntaxException {
        String columns = "";
        for (String line : report().lines().toList()) {
            String bars = line.replace("\\|", "").replaceAll("[^|]", "");
            assertTrue(!line.startsWith("|") || columns.isEmpty() || columns.equals(bars), line);
            columns = line.startsWith("|") ? bars : "";
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "# Node benchmark report\n",
                "\n| Date (UTC) | 2026-01-02T03:04:05Z |\n",
                "\n## Control\n",
                "timed 8 times, at both ends of each process: 1,005 (1,000–1,010) ns, a drift of 1.0 %",
                "\n| dispatch | 2 | 0.04 | 0.05 | 0 |\n",
                "\nThe machine was quiet enough.\n",
                "\n![node-ping-pong](node-ping-pong.svg)\n",
                // In one round the difference is negative, and the ranges overlap.
                "\n| empty | p50 | 5,000 (4,800–5,200) | 5,050 (5,010–5,100) | 10.0 (−100 to 250) | ≈ overlap |\n",
                "Not all intervals are above 0: where one holds 0, nothing was shown",
                "\n| empty | 1 | 201 (200 to 202) | 221 (220 to 222) | 20.0 (19.0 to 21.0) | disjoint |\n",
                "\n| joint-state-100 | 2 | 506 (505 to 507) | 521 (520 to 522) | 15.0 (15.0 to 15.0) | disjoint |\n",
                "Faster without the registry in 4 of 4 processes: so many have nothing but savings in the interval. In 4 of them",
                "lowest and the highest: empty 20.0 (20.0 to 20.0) of 201, joint-state-100 20.0 (20.0 to 20.0) of 501 ns.",
                "\n| empty | 2 | 11.0 (10.0 to 12.0) |\n",
                "| 1.000 | 0.995 to 1.005 | 8 | 4 | 1.0 | no difference shown |\n",
                "| 2,000.0 | 2,000.0 to 2,012.5 | 8 | 8 | 0.0078 | borrowed is faster |\n",
                "\n| 1 MiB | copied | 50,001 (50,000–50,001) | 60,001 (60,000–60,001) | ≈ 1.20× | 100,000 | 120,000 |\n",
                "\n| 0 B | queued, keep all | 1,100,000 (1,100,000–1,100,000) | 1,100,000 (1,100,000–1,100,000) | 0 | ",
                "\n| 64 KiB | worker, keep last | 45,000 (45,000–45,000) | 80,000 (80,000–80,000) | 43.8 % | ",
                "queued, keep last yes (1,200,000); worker, keep last **no** (900,000).\n",
                "\nEverything published was received or counted as lost",
                "\n| lists | 2,000 (2,000–2,000) | 39,000 (39,000–39,000) | 40,000 (40,000–40,000) | 5.0 % (5.0 %–5.0 %) |\n",
                "\n### tagus with 1,000,000 bytes\n",
                "\n| lyon | amazon | 36 | 1,000 | 1 | 2 | 3 | 40.5 | 5.00 | 20.0 | 6,000 |\n",
                "\nAll together: 1,400 received, 1 late, 2 too late, 3 lost; 258 µs on average.\n",
                "\n| ArrayBlockingQueue | 4,000 (4,000–4,000) |  |  |\n"
            })
    void says(String text) throws IOException, URISyntaxException {
        String report = report();
        assertTrue(report.contains(text), report);
    }

    @Test
    void hasNoEmptyLinesTwice() throws IOException, URISyntaxException {
        assertFalse(report().contains("\n\n\n"));
    }

    @Test
    void disturbedProcessesMakeTheRunNoisy() {
        Figures figures = new Figures(List.of(
                new Figure(Part.CONTROL, "floor", "chain", "ns", 1, new double[] {1000, 1001}),
                new Figure(Part.CONTROL, "floor", "others", "cores", 1, new double[] {0.5})));
        assertTrue(report(figures).contains("**This run is noisy**"));
        Figures drift =
                new Figures(List.of(new Figure(Part.CONTROL, "floor", "chain", "ns", 1, new double[] {1000, 1110})));
        assertTrue(report(drift).contains("**This run is noisy**"));
    }

    @Test
    void messagesThatNobodyHasSeenAreTold() {
        Figures figures = new Figures(List.of(
                new Figure(Part.THROUGHPUT, "0 B", "queued, keep all", "received /s", 1, new double[] {10}),
                new Figure(Part.THROUGHPUT, "0 B", "queued, keep all", "unaccounted", 1, new double[] {3})));
        assertTrue(report(figures).contains("**3.00 messages were neither received nor counted as lost.**"));
    }

    @Test
    void whatWasNotMeasuredIsLeftOut() {
        String report = report(new Figures(List.of()));
        assertFalse(report.contains("## "), report);
    }

    @Test
    void chartsAreDrawn() throws IOException, URISyntaxException {
        Map<String, String> charts = NodeCharts.of(content().figures());
        assertEquals(
                Set.of("node-ping-pong.svg", "node-receive.svg", "node-throughput.svg", "node-mont-blanc.svg"),
                charts.keySet());
        charts.values().forEach(chart -> assertTrue(chart.endsWith("</svg>\n")));
        assertTrue(charts.get("node-mont-blanc.svg").contains("ponce tagus, tagus with 1000000 bytes: 800"));
        assertEquals(Map.of(), NodeCharts.of(new Figures(List.of())));
    }

    private static String report() throws IOException, URISyntaxException {
        FigureFile.Content content = content();
        return NodeReport.of(
                content.machine(),
                content.figures(),
                NodeCharts.of(content.figures()).keySet());
    }

    private static String report(Figures figures) {
        return NodeReport.of(Machine.from(Map.of("Date (UTC)", "2026")), figures, List.of());
    }

    private static FigureFile.Content content() throws IOException, URISyntaxException {
        return FigureFile.read(Path.of(Objects.requireNonNull(NodeReportTest.class.getResource("raw.jsonl"))
                .toURI()));
    }
}
