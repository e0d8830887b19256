package dev.cedros.benchmarks.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * How long a call takes usually, often and at worst, in nanoseconds.
 *
 * @param name the operation, and its parameters where it has some
 * @param p50 the median
 * @param p90 the 90th percentile
 * @param p99 the 99th percentile
 */
record Percentiles(String name, double p50, double p90, double p99) {

    /** The calls of an arm. Where single calls were sampled, the medians of their percentiles; else those of iterations. */
    static List<Percentiles> of(Results results, ArmName arm) {
        List<Percentiles> found = new ArrayList<>();
        for (String row : results.rows(arm.id())) {
            for (String op : calls(results.ops(row, arm.id()))) {
                String name = row.isEmpty() ? op : op + " " + row;
                Stat sampled = results.ns(row, arm.id(), op + "@p50");
                found.add(
                        sampled == null
                                ? ofIterations(name, results.pooledNs(row, arm.id(), op))
                                : new Percentiles(
                                        name,
                                        sampled.median(),
                                        Stat.median(results.pooledNs(row, arm.id(), op + "@p90")),
                                        Stat.median(results.pooledNs(row, arm.id(), op + "@p99"))));
            }
        }
        return found;
    }

    private static Percentiles ofIterations(String name, double[] values) {
        return new Percentiles(
                name, Stat.quantile(values, 0.5), Stat.quantile(values, 0.9), Stat.quantile(values, 0.99));
    }

    private static Set<String> calls(List<String> ops) {
        Set<String> names = new LinkedHashSet<>();
        ops.forEach(op -> names.add(op.replaceFirst("@p\\d+$", "")));
        return names;
    }
}
