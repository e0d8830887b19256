package dev.cedros.benchmarks.node;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the command line asks for.
 *
 * @param effort how long is measured
 * @param out the directory of the report
 * @param from a raw file to make the report from, or null to measure
 */
record CommandLine(Effort effort, Path out, @Nullable Path from) {
    static final String USAGE = """
            Usage: node-report.sh [--quick] [--out DIR] [--from FILE]
              --quick      everything once and briefly, about two minutes: to see that it runs, not to quote
              --out DIR    where node.md, the charts and node-raw.jsonl go (benchmarks/results)
              --from FILE  makes the report again from a node-raw.jsonl, without measuring
            """;

    /**
     * Reads a command line.
     *
     * @throws IllegalArgumentException if there is something wrong with it, with a message for the user
     */
    static CommandLine parse(String... arguments) {
        Effort effort = Effort.FULL;
        Path out = Path.of("benchmarks/results");
        Path from = null;
        Iterator<String> left = List.of(arguments).iterator();
        while (left.hasNext()) {
            String name = left.next();
            switch (name) {
                case "--quick" -> effort = Effort.QUICK;
                case "--out" -> out = Path.of(value(name, left));
                case "--from" -> from = Path.of(value(name, left));
                default -> throw new IllegalArgumentException("Unknown option " + name + "\n" + USAGE);
            }
        }
        return new CommandLine(effort, out, from);
    }

    private static String value(String name, Iterator<String> left) {
        if (!left.hasNext()) {
            throw new IllegalArgumentException(name + " needs a value\n" + USAGE);
        }
        return left.next();
    }
}
