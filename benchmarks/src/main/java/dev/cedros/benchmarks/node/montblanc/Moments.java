package dev.cedros.benchmarks.node.montblanc;

/** Mean and spread of numbers that come one by one. For one thread. */
final class Moments {
    private long count;
    private double mean;
    private double squares;
    private double min = Double.POSITIVE_INFINITY;
    private double max = Double.NEGATIVE_INFINITY;

    /** Adds a number. */
    void add(double value) {
        count++;
        double away = value - mean;
        mean += away / count;
        squares += away * (value - mean);
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    long count() {
        return count;
    }

    /** The mean; 0 of none. */
    double mean() {
        return mean;
    }

    /** The standard deviation of what these are a sample of; 0 of fewer than two. */
    double deviation() {
        return count < 2 ? 0 : Math.sqrt(squares / (count - 1));
    }

    /** The smallest; 0 of none. */
    double min() {
        return count == 0 ? 0 : min;
    }

    /** The largest; 0 of none. */
    double max() {
        return count == 0 ? 0 : max;
    }
}
