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

    /** Arrays moved at once against one element after the other: {@code writeArray} against {@code writeArrayEach}. */
    static String conversions(Results results) {
        String arm = ArmName.CONVERSION.id();
        MarkdownTable table =
                new MarkdownTable(2, List.of("operation", "values", "at once", "one by one", "one by one / at once"));
        Set<String> ops = new LinkedHashSet<>();
        results.rows(arm).forEach(row -> ops.addAll(results.ops(row, arm)));
        for (String op : ops) {
            for (String row : results.rows(arm)) {
                Stat bulk = results.ns(row, arm, op);
                Stat each = results.ns(row, arm, op + "Each");
                if (bulk != null && each != null) {
                    String ratio = Numbers.times(each, bulk);
                    table.row(op, row, Numbers.withSpread(bulk), Numbers.withSpread(each), ratio);
                }
            }
        }
        String what = "64 KiB of numbers on the heap and on the wire, ns.\n\n";
        return table.isEmpty() ? "" : "## Conversions\n\n" + what + table;
    }

    /** Times of growing messages. */
    static String scaling(Results results) {
        String what = "Messages with more and more elements, by their number; ns for the whole message.";
        return matrix("Scaling", what, results, ArmName.SCALING.id());
    }

    /** A codec that is found by name against one called directly. */
    static String dispatch(Results results) {
        MarkdownTable table = new MarkdownTable(
                2, List.of("message", "call", "mean ns", "mean / codec", "p50 ns", "p90 ns", "p99 ns"));
        List<Percentiles> calls = Percentiles.of(results, ArmName.DISPATCH);
        for (Percentiles call : calls) {
            Stat direct = results.ns(call.row(), ArmName.DISPATCH.id(), "codec");
            double ratio = direct == null ? Double.NaN : call.mean() / direct.median();
            table.row(
                    call.row(),
                    call.op(),
                    known(call.mean()),
                    known(ratio),
                    Numbers.plain(call.p50()),
                    Numbers.plain(call.p90()),
                    Numbers.plain(call.p99()));
        }
        String what = """
                Decoding by the codec itself (`codec`), and by what is found by the name of the type; `encode` finds nothing and is the
                control. Percentiles are those of single calls, to each of which the clock adds its own 20 ns or so; the mean is free of it.

                """;
        return table.isEmpty() ? "" : "## Dispatch\n\n" + what + table;
    }

    private static String known(double value) {
        return Double.isNaN(value) ? "" : Numbers.plain(value);
    }

    /** What is measured on messages that are no rows: those with keys, and whatever this report knows nothing of. */
    static String others(Results results) {
        Set<String> arms = new LinkedHashSet<>();
        for (Sample sample : results.samples()) {
            boolean isKnown = ArmName.APART.stream().anyMatch(arm -> arm.id().equals(sample.arm()));
            if (!isKnown && !Catalog.ROWS.contains(sample.row())) {
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
            String name = row.matches("\\d{1,18}") ? Numbers.bytes(Long.parseLong(row)) : row;
            List<String> cells = new ArrayList<>(List.of(name));
            for (String op : ops) {
                Stat stat = results.ns(row, arm, op);
                cells.add(stat == null ? "" : Numbers.withSpread(stat));
            }
            table.row(cells);
        }
        return table.isEmpty() ? "" : "## " + title + "\n\n" + what + "\n\n" + table;
    }
}
