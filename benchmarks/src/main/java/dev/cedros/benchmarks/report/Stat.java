package dev.cedros.benchmarks.report;

import java.util.Arrays;
import java.util.List;

/**
 * The median of an operation and how far it is to be trusted.
 *
 * @param median the median over forks of the median of each
 * @param low the lowest fork; with a single fork its 10th percentile
 * @param high the highest fork; with a single fork its 90th percentile
 * @param forks the median of each fork, in the order they ran
 */
public record Stat(double median, double low, double high, double[] forks) {
    /** Smaller differences are noise on a shared machine, however narrow the spreads. */
    public static final double NOISE = 1.3;

    /** The statistics of one array of values a fork. */
    public static Stat of(List<double[]> forks) {
        double[] medians = forks.stream().mapToDouble(Stat::median).toArray();
        double median = median(medians);
        if (medians.length == 1) {
            return new Stat(median, quantile(forks.get(0), 0.1), quantile(forks.get(0), 0.9), medians);
        }
        double[] sorted = sorted(medians);
        return new Stat(median, sorted[0], sorted[sorted.length - 1], medians);
    }

    /** Whether the spreads have a value in common. */
    public boolean overlaps(Stat other) {
        return low <= other.high && other.low <= high;
    }

    /** Whether the difference may be chance: the spreads overlap, or the medians differ by less than {@link #NOISE}. */
    public boolean isNoiseAgainst(Stat other) {
        double larger = Math.max(median, other.median);
        double smaller = Math.min(median, other.median);
        return overlaps(other) || larger < NOISE * smaller;
    }

    /** The middle of the values, or the mean of the two in the middle. */
    public static double median(double[] values) {
        return quantile(values, 0.5);
    }

    /** The value below which this fraction lies, interpolated between neighbours. */
    public static double quantile(double[] values, double fraction) {
        double[] sorted = sorted(values);
        double place = fraction * (sorted.length - 1);
        int below = (int) place;
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
    }

    private static double[] sorted(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted;
    }
}
