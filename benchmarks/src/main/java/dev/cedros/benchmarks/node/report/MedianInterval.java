package dev.cedros.benchmarks.node.report;

import dev.cedros.benchmarks.report.Stat;
import java.util.Arrays;

/**
 * Between which values the median lies in 95 of 100 runs, whatever the distribution: two of the values themselves, as many places
 * from the lowest as from the highest.
 *
 * @param median the median of the values
 * @param low the lower end
 * @param high the upper end; with fewer than six values there is no such interval, and the ends are the lowest and the highest
 */
record MedianInterval(double median, double low, double high) {
    private static final double EACH_SIDE = 0.025;

    static MedianInterval of(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int place = 0;
        while (Coins.atMost(place, sorted.length) <= EACH_SIDE) {
            place++;
        }
        int low = Math.max(0, place - 1);
        return new MedianInterval(Stat.median(sorted), sorted[low], sorted[sorted.length - 1 - low]);
    }

    /** Whether the two have a value in common. */
    boolean overlaps(MedianInterval other) {
        return low <= other.high && other.low <= high;
    }

    /** Whether a value lies between the ends. */
    boolean holds(double value) {
        return low <= value && value <= high;
    }
}
