package dev.cedros.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.benchmarks.report.Sample.Unit;
import java.util.List;
import org.junit.jupiter.api.Test;

class MarkdownReportTest {
    @Test
    void tablesHaveEqualColumns() {
        String columns = "";
        for (String line : of(Fakes.whole()).lines().toList()) {
            String bars = line.replace("\\|", "").replaceAll("[^|]", "");
            assertTrue(!line.startsWith("|") || columns.isEmpty() || columns.equals(bars), line);
            columns = line.startsWith("|") ? bars : "";
        }
    }

    @Test
    void everySectionIsThere() {
        String report = of(Fakes.whole());
        for (String title : List.of(
                "# Benchmark report",
                "## Control",
                "## Goals",
                "## Misses",
                "## Charts",
                "## Overview",
                "## Messages",
                "### marker, 5,000 bytes",
                "## Allocations",
                "## Conversions",
                "## Dispatch",
                "## Scaling")) {
            assertTrue(report.contains("\n" + title + "\n") || report.startsWith(title + "\n"), title);
        }
        assertTrue(report.contains("| Date (UTC) | 2026-01-02T03:04:05Z |"));
        assertTrue(report.contains("![encode](encode.svg)"));
        assertTrue(report.contains("| empty | by\\|name | 24.0 | 1.20 | 24.0 | 24.0 | 24.0 |"), report);
        assertTrue(report.contains("| read | little/float | 100 (100–100) | 900 (900–900) | 9.00× |"), report);
        assertFalse(report.contains("\n\n\n"));
    }

    @Test
    void rowsShowMedianSpreadRatioAndRate() {
        String report = of(Fakes.whole());
        assertTrue(
                report.contains(
                        "| encode | 102 (101–103) | 9.90× | 45.7 | 140 (140–140) | 7.21× | 33.3 | 1,010 (1,010–1,010) | 90.0 (90.0–90.0) |  |"),
                report);
        assertTrue(report.contains(
                "| marker | 5,000 | 102 | 1,010 | 9.90× | 102 | 1,010 | 9.90× | 102 | 1,010 | 9.90× |"));
        assertTrue(report.contains("| decodeBorrowed | 50.0 (50.0–50.0) | 20.2× |  |  |  |  |  |  |  |"));
    }

    @Test
    void differencesThatMayBeChanceAreMarked() {
        String report = of(Fakes.results(
                Fakes.forks("tf-1", ArmName.FAST_CDR, "encode", 120, 121, 122),
                Fakes.forks("tf-1", ArmName.GENERATED, "encode", 100, 101, 102)));
        assertTrue(report.contains("≈ 1.20×"), report);
    }

    @Test
    void missesAreListedWithAWayToTheReason() {
        String report = of(Fakes.results(
                Fakes.forks("tf-3", ArmName.FAST_CDR, "encode", 1000, 1000, 1000),
                Fakes.forks("tf-3", ArmName.GENERATED, "encode", 500, 500, 500)));
        assertTrue(report.contains("- tf-3: encode, × Fast-CDR is 2.00, not 3.5\n"), report);
        assertTrue(report.contains("(../README.md#attempts)"));
        assertTrue(of(Fakes.results()).contains("## Misses\n\nNone.\n"));
    }

    @Test
    void aDriftingControlMakesTheRunNoisy() {
        assertTrue(of(control(100, 100, 109)).contains("quiet enough"));
        String noisy = of(control(100, 100, 111));
        assertTrue(noisy.contains("**This run is noisy**"), noisy);
        assertTrue(noisy.contains("| Java | 3 | 100 | 11.0 % |"), noisy);
    }

    @Test
    void unknownArmsAreShownUnderTheirIdentifiers() {
        Sample sample = new Sample("tf-1", "native-other", "encode", 1, 96, Unit.NS, new double[] {7});
        assertTrue(of(Fakes.results(List.of(sample))).contains("| operation | native-other |"));
    }

    @Test
    void benchmarksThatNobodyForesawAreShownAsTheyAre() {
        Sample sample = new Sample("by-name", "java-keyhash", "of", 1, 0, Unit.NS, new double[] {7});
        String report = of(Fakes.results(List.of(sample)));
        assertTrue(report.contains("## java-keyhash\n"), report);
        assertTrue(report.contains("| by-name | 7.00 (7.00–7.00) |"), report);
    }

    @Test
    void messagesWithKeysHaveASectionOfTheirOwn() {
        String report = of(Fakes.results(
                Fakes.forks("tf-1", ArmName.GENERATED, "encode", 20),
                Fakes.forks("key-text", ArmName.GENERATED, "keyHash", 40)));
        String keys = report.substring(report.indexOf("## Messages with keys\n"));
        assertTrue(keys.contains("| parameters | keyHash |"), keys);
        assertTrue(keys.contains("| key-text | 40.0 (40.0–40.0) |"), keys);
        assertFalse(keys.contains("tf-1"), keys);
    }

    @Test
    void rowsOfATableMustFit() {
        MarkdownTable table = new MarkdownTable("a", "b");
        assertThrows(IllegalArgumentException.class, () -> table.row("1"));
        assertEquals(
                "| a | b |\n| --- | ---: |\n| 1\\|2 |  |\n\n",
                table.row("1|2", "").toString());
    }

    private static Results control(double... ns) {
        return Fakes.results(Fakes.forks("", ArmName.JAVA_CONTROL, "chain", ns));
    }

    private static String of(Results results) {
        return MarkdownReport.of(Fakes.machine(), results, Charts.of(results).keySet());
    }
}
