package dev.cedros.benchmarks.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * How long a call takes on average, usually, often and at worst, in nanoseconds.
 *
 * @param row the message
 * @param op the operation
 * @param mean the time of many calls in a row, without that of a clock; NaN if it was not measured
 * @param p50 the median
 * @param p90 the 90th percentile
 * @param p99 the 99th percentile
 */
record Percentiles(String row, String op, double mean, double p50, double p90, double p99) {

    /** The calls of an arm that were timed one by one: the medians of the percentiles of all iterations. */
    static List<Percentiles> of(Results results, ArmName arm) {
        List<Percentiles> found = new ArrayList<>();
        for (String row : results.rows(arm.id())) {
            for (String op : calls(results.ops(row, arm.id()))) {
                Stat average = results.ns(row, arm.id(), op);
                double mean = average == null ? Double.NaN : average.median();
                Stat p50 = results.ns(row, arm.id(), op + "@p50");
                Stat p90 = results.ns(row, arm.id(), op + "@p90");
                Stat p99 = results.ns(row, arm.id(), op + "@p99");
                if (p50 != null && p90 != null && p99 != null) {
                    found.add(new Percentiles(row, op, mean, p50.median(), p90.median(), p99.median()));
                }
            }
        }
        return found;
    }

    private static Set<String> calls(List<String> ops) {
        Set<String> names = new LinkedHashSet<>();
        ops.forEach(op -> names.add(op.replaceFirst("@p\\d+$", "")));
        return names;
    }
}
