package dev.cedros.benchmarks.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What the report says of allocations, and of benchmarks that have no rows. */
final class OtherSections {
    private OtherSections() {}

    /** Bytes that the operations of Cedros allocate. */
    static String allocations(Results results) {
        Set<String> ops = new LinkedHashSet<>();
        for (String row : RowSection.measured(results)) {
            for (ArmName arm : ArmName.OURS) {
                results.ops(row, arm.id()).stream()
                        .filter(op -> results.allocated(row, arm.id(), op) != null)
                        .forEach(ops::add);
            }
        }
        List<String> heads = new ArrayList<>(List.of("message", "encoded bytes"));
        heads.addAll(ops);
        MarkdownTable table = new MarkdownTable(heads);
        for (String row : RowSection.measured(results)) {
            for (ArmName arm : ArmName.OURS) {
                addAllocations(table, results, row, arm, ops);
            }
        }
        return table.isEmpty() ? "" : "## Allocations\n\nBytes allocated by one operation of Cedros.\n\n" + table;
    }

    private static void addAllocations(MarkdownTable table, Results results, String row, ArmName arm, Set<String> ops) {
        List<String> cells = new ArrayList<>();
        for (String op : ops) {
            Stat stat = results.allocated(row, arm.id(), op);
            cells.add(stat == null ? "" : Numbers.bytes(Math.round(stat.median())));
        }
        if (cells.stream().anyMatch(cell -> !cell.isEmpty())) {
            cells.add(0, Numbers.bytes(results.bytes(row)));
            cells.add(0, row + arm.suffix());
            table.row(cells);
        }
    }

    /** Arrays moved in bulk against element by element. */
    static String conversions(Results results) {
        return matrix(
                "Conversions", "The same values moved in bulk and one by one, ns.", results, ArmName.CONVERSION.id());
    }

    /** Times of growing messages. */
    static String scaling(Results results) {
        return matrix("Scaling", "The same message with more and more elements, ns.", results, ArmName.SCALING.id());
    }

    /** A codec found by the registry against one called directly. */
    static String dispatch(Results results) {
        MarkdownTable table = new MarkdownTable("call", "p50 ns", "p90 ns", "p99 ns");
        Percentiles.of(results, ArmName.DISPATCH)
                .forEach(call -> table.row(
                        call.name(), Numbers.plain(call.p50()), Numbers.plain(call.p90()), Numbers.plain(call.p99())));
        String what =
                "The same codec called directly and through what a registry found; rounds of all calls in turns.\n\n";
        return table.isEmpty() ? "" : "## Dispatch\n\n" + what + table;
    }

    /** What is measured on messages that are no rows: those with keys, and whatever this report knows nothing of. */
    static String others(Results results) {
        Set<String> known =
                Set.of(ArmName.CONVERSION.id(), ArmName.SCALING.id(), ArmName.DISPATCH.id(), ArmName.JAVA_CONTROL.id());
        Set<String> arms = new LinkedHashSet<>();
        for (Sample sample : results.samples()) {
            if (!known.contains(sample.arm()) && !Catalog.ROWS.contains(sample.row())) {
                arms.add(sample.arm());
            }
        }
        StringBuilder out = new StringBuilder();
        for (String arm : arms) {
            String title = arm.equals(ArmName.GENERATED.id()) ? "Messages with keys" : ArmName.label(arm);
            out.append(matrix(title, "Nanoseconds for one operation.", results, arm));
        }
        return out.toString();
    }

    private static String matrix(String title, String what, Results results, String arm) {
        List<String> rows = results.rows(arm).stream()
                .filter(row -> !Catalog.ROWS.contains(row))
                .toList();
        Set<String> ops = new LinkedHashSet<>();
        rows.forEach(row -> ops.addAll(results.ops(row, arm)));
        List<String> heads = new ArrayList<>(List.of("parameters"));
        heads.addAll(ops);
        MarkdownTable table = new MarkdownTable(heads);
        for (String row : rows) {
            List<String> cells = new ArrayList<>(List.of(row));
            for (String op : ops) {
                Stat stat = results.ns(row, arm, op);
                cells.add(stat == null ? "" : Numbers.withSpread(stat));
            }
            table.row(cells);
        }
        return table.isEmpty() ? "" : "## " + title + "\n\n" + what + "\n\n" + table;
    }
}
