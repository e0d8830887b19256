package dev.cedros.benchmarks.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the report says of each message. */
final class RowSection {
    private static final List<String> OVERVIEW = List.of("encode", "decode", "size");

    private RowSection() {}

    /** One table with the main operations of all rows against Fast-CDR. */
    static String overview(Results results) {
        List<String> heads = new ArrayList<>(List.of("message", "bytes"));
        for (String op : OVERVIEW) {
            heads.addAll(List.of(op, "Fast-CDR", "×"));
        }
        MarkdownTable table = new MarkdownTable(heads);
        for (String row : measured(results)) {
            for (ArmName arm : ArmName.OURS) {
                if (results.arms(row).contains(arm.id())) {
                    table.row(overview(results, row, arm));
                }
            }
        }
        return table.isEmpty() ? "" : "## Overview\n\n" + table;
    }

    private static List<String> overview(Results results, String row, ArmName arm) {
        String name = row + arm.suffix();
        List<String> cells = new ArrayList<>(List.of(name, Numbers.bytes(results.bytes(row))));
        for (String op : OVERVIEW) {
            Stat own = results.ns(row, arm.id(), op);
            Stat peer = results.ns(row, ArmName.FAST_CDR.id(), op);
            cells.add(median(own));
            cells.add(own == null ? "" : median(peer));
            cells.add(times(own, peer));
        }
        return cells;
    }

    /** One table a row, with an operation a line and an arm a column. */
    static String all(Results results) {
        StringBuilder out = new StringBuilder("## Messages\n\n");
        for (String row : measured(results)) {
            long bytes = results.bytes(row);
            out.append("### " + row + (bytes > 0 ? ", " + Numbers.bytes(bytes) + " bytes" : "") + "\n\n");
            out.append(table(results, row));
        }
        return measured(results).isEmpty() ? "" : out.toString();
    }

    /** The rows of the catalog that were measured, in its order. */
    static List<String> measured(Results results) {
        return Catalog.ROWS.stream()
                .filter(row -> !arms(results, row).isEmpty())
                .toList();
    }

    private static MarkdownTable table(Results results, String row) {
        List<String> arms = arms(results, row);
        Set<String> ops = new LinkedHashSet<>();
        arms.forEach(arm -> ops.addAll(results.ops(row, arm)));
        List<String> heads = new ArrayList<>(List.of("operation"));
        for (String arm : arms) {
            heads.add(ArmName.label(arm));
            heads.addAll(ArmName.isOurs(arm) ? List.of("×", "GiB/s") : List.of());
        }
        MarkdownTable table = new MarkdownTable(heads);
        for (String op : ops) {
            List<String> cells = new ArrayList<>(List.of(op));
            for (String arm : arms) {
                Stat stat = results.ns(row, arm, op);
                cells.add(stat == null ? "" : Numbers.withSpread(stat));
                if (ArmName.isOurs(arm)) {
                    cells.add(times(stat, peer(results, row, op)));
                    cells.add(stat == null || !Catalog.movesAllBytes(op) ? "" : Numbers.rate(results.bytes(row), stat));
                }
            }
            table.row(cells);
        }
        return table;
    }

    /** The arms of a row: ours, then the others as {@link ArmName} lists them, then those it does not know. */
    private static List<String> arms(Results results, String row) {
        List<String> measured = new ArrayList<>(results.arms(row));
        ArmName.APART.forEach(arm -> measured.remove(arm.id()));
        List<String> sorted = new ArrayList<>();
        for (ArmName arm : ArmName.values()) {
            if (measured.remove(arm.id())) {
                sorted.add(arm.id());
            }
        }
        sorted.addAll(measured);
        return sorted;
    }

    /** What Fast-CDR does for the same purpose: it cannot borrow, but it can decode into a message that it has. */
    private static @Nullable Stat peer(Results results, String row, String op) {
        Stat same = results.ns(row, ArmName.FAST_CDR.id(), op);
        boolean aliases = op.equals("decodeBorrowed") || op.equals("decodeOwned");
        return same == null && aliases ? results.ns(row, ArmName.FAST_CDR.id(), "decodeInto") : same;
    }

    private static String times(@Nullable Stat own, @Nullable Stat peer) {
        return own == null || peer == null ? "" : Numbers.times(peer, own);
    }

    private static String median(@Nullable Stat stat) {
        return stat == null ? "" : Numbers.plain(stat.median());
    }
}
