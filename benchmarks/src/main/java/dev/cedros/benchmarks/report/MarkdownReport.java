package dev.cedros.benchmarks.report;

import dev.cedros.benchmarks.report.Goal.Outcome;
import dev.cedros.benchmarks.report.Goal.Verdict;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** The report as Markdown. It is made of nothing but the raw file, so that it can be made again. */
final class MarkdownReport {
    private static final String HOW = """
            Times are nanoseconds for one operation, the median over processes of the median of each. Every process measures one
            operation of one message (the native harness one message); a fork is one round of all of them, in which all that is
            compared with each other runs side by side, and the next fork runs in the opposite order. Behind a time stands the
            lowest and the highest fork, or the 10th and the 90th percentile where there was but one. **×** is the time of Fast-CDR
            divided by that of Cedros: 5× means that Cedros takes a fifth. **≈** means that the spreads overlap or that the times
            differ by less than 1.3×, which may be chance. What the arms and the operations are is told in
            [the README](../README.md).

            """;

    private MarkdownReport() {}

    /** The whole report; charts are the names of files beside it. */
    static String of(Machine machine, Results results, Collection<String> charts) {
        StringBuilder out = new StringBuilder("# Benchmark report\n\n");
        MarkdownTable facts = new MarkdownTable(2, List.of("Machine", ""));
        machine.facts().forEach(facts::row);
        out.append(facts).append(HOW).append(control(results));
        List<Verdict> verdicts = Goals.judge(results);
        out.append(goals(verdicts)).append(misses(verdicts));
        if (!charts.isEmpty()) {
            out.append("## Charts\n\n");
            charts.forEach(chart -> out.append("![" + chart.replace(".svg", "") + "](" + chart + ")\n\n"));
        }
        return out.append(RowSection.overview(results))
                .append(RowSection.all(results))
                .append(OtherSections.allocations(results))
                .append(OtherSections.conversions(results))
                .append(OtherSections.dispatch(results))
                .append(OtherSections.scaling(results))
                .append(OtherSections.others(results))
                .toString()
                .replaceAll("\n{3,}", "\n\n")
                .replaceAll("\n+$", "\n");
    }

    private static String control(Results results) {
        List<Control> controls = Control.of(results);
        if (controls.isEmpty()) {
            return "";
        }
        MarkdownTable table = new MarkdownTable("Control", "times run", "median ns", "drift");
        for (Control control : controls) {
            table.row(
                    control.name(),
                    Integer.toString(control.samples()),
                    Numbers.plain(control.median()),
                    String.format(Locale.ROOT, "%.1f %%", 100 * control.drift()));
        }
        String verdict = Control.isNoisy(controls)
                ? "**This run is noisy**: work that never changes drifted by more than 10 %. Measure again on an idle machine.\n\n"
                : "Work that never changes drifted by 10 % or less: the machine was quiet enough.\n\n";
        return "## Control\n\n" + table + verdict;
    }

    private static String goals(List<Verdict> verdicts) {
        MarkdownTable table = new MarkdownTable(2, List.of("message", "what", "goal", "stretch", "reached", "verdict"));
        int zero = 0;
        for (Verdict verdict : verdicts) {
            if (verdict.goal().allocates() && verdict.outcome() == Outcome.MET) {
                zero++;
            } else if (verdict.outcome() != Outcome.NOT_MEASURED) {
                table.row(cells(verdict));
            }
        }
        return "## Goals\n\n" + table + "Encoding into a reused buffer allocates nothing in " + zero + " rows.\n\n"
                + notMeasured(verdicts);
    }

    private static String notMeasured(List<Verdict> verdicts) {
        long count = verdicts.stream()
                .filter(verdict -> verdict.outcome() == Outcome.NOT_MEASURED)
                .count();
        return count == 0 ? "" : "Goals that this run did not measure: " + count + ".\n\n";
    }

    private static List<String> cells(Verdict verdict) {
        Goal goal = verdict.goal();
        String sign = goal.direction() == Goal.Direction.AT_LEAST ? "≥ " : "≤ ";
        return List.of(
                goal.messages(),
                goal.what(),
                sign + Numbers.tick(goal.threshold()),
                goal.stretch() == goal.threshold() ? "" : sign + Numbers.tick(goal.stretch()),
                verdict.value() == null ? "" : Numbers.withSpread(verdict.value()),
                verdict.outcome().label());
    }

    private static String misses(List<Verdict> verdicts) {
        StringBuilder lines = new StringBuilder();
        for (Verdict verdict : verdicts) {
            Stat value = verdict.value();
            if (verdict.outcome() == Outcome.MISSED && value != null) {
                lines.append(
                        "- " + verdict.goal().messages() + ": " + verdict.goal().what() + " is "
                                + Numbers.plain(value.median()) + ", not "
                                + Numbers.tick(verdict.goal().threshold()) + "\n");
            }
        }
        String why = "\nWhy, and what was tried: [Attempts](../README.md#attempts).\n\n";
        return "## Misses\n\n" + (lines.isEmpty() ? "None.\n\n" : lines + why);
    }
}
