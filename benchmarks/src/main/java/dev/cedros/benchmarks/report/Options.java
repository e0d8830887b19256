package dev.cedros.benchmarks.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the command line asks for.
 *
 * @param quick one fork, few rows, short iterations
 * @param forks how many processes measure each operation that goals need
 * @param rows the rows to measure
 * @param out the directory of the report
 * @param harness the native harness, or null to go on without native peers
 * @param values where the messages stand that the native harness reads
 * @param from a raw file to make the report from, or null to measure
 * @param plan whether only to tell what would be measured
 */
record Options(
        boolean quick,
        int forks,
        List<String> rows,
        Path out,
        @Nullable Path harness,
        Path values,
        @Nullable Path from,
        boolean plan) {

    static final String USAGE = """
            Usage: report.sh [--quick] [--forks N] [--rows a,b] [--out DIR] [--from FILE] [--plan]
              --quick      one fork of a few rows and of the main operations, about three minutes
              --forks N    processes for each operation that a goal or a chart needs (3)
              --rows a,b   only these rows, and no benchmarks without rows
              --out DIR    where report.md, the charts and raw.jsonl go (benchmarks/results)
              --from FILE  makes the report again from a raw.jsonl, without measuring
              --plan       prints what would be measured and how long it would take
            """;

    /**
     * Reads a command line.
     *
     * @throws IllegalArgumentException if there is something wrong with it, with a message for the user
     */
    static Options parse(String... arguments) {
        boolean quick = List.of(arguments).contains("--quick");
        int forks = quick ? 1 : 3;
        List<String> rows = quick ? Catalog.QUICK : Catalog.ROWS;
        Path out = Path.of("benchmarks/results");
        Path harness = null;
        Path values = Path.of("benchmarks/target/values");
        Path from = null;
        boolean plan = false;
        Iterator<String> left = List.of(arguments).iterator();
        while (left.hasNext()) {
            String name = left.next();
            switch (name) {
                case "--quick" -> {}
                case "--plan" -> plan = true;
                case "--forks" -> forks = count(name, value(name, left));
                case "--rows" -> rows = rows(value(name, left));
                case "--out" -> out = Path.of(value(name, left));
                case "--native" -> harness = Path.of(value(name, left));
                case "--values" -> values = Path.of(value(name, left));
                case "--from" -> from = Path.of(value(name, left));
                default -> throw new IllegalArgumentException("Unknown option " + name + "\n" + USAGE);
            }
        }
        return new Options(quick, forks, rows, out, harness, values, from, plan);
    }

    /** Whether benchmarks that have no rows are measured as well. */
    boolean isWhole() {
        return !quick && rows.equals(Catalog.ROWS);
    }

    private static String value(String name, Iterator<String> left) {
        if (!left.hasNext()) {
            throw new IllegalArgumentException(name + " needs a value\n" + USAGE);
        }
        return left.next();
    }

    private static int count(String name, String value) {
        if (!value.matches("[1-9][0-9]?")) {
            throw new IllegalArgumentException(name + " needs a number from 1 to 99, not " + value);
        }
        return Integer.parseInt(value);
    }

    private static List<String> rows(String value) {
        List<String> rows = new ArrayList<>();
        for (String row : value.split(",", -1)) {
            if (!Catalog.ROWS.contains(row)) {
                throw new IllegalArgumentException(
                        "No row is called " + row + ". Rows: " + String.join(", ", Catalog.ROWS));
            }
            rows.add(row);
        }
        return List.copyOf(rows);
    }
}
