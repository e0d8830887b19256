package dev.cedros.benchmarks.report;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** Statistics of quotients. */
final class Ratio {
    private Ratio() {}

    /**
     * One time divided by another. Where both have the same forks, forks are divided pairwise: they ran side by side,
     * so that what slowed the machine slowed both.
     */
    static Stat of(Stat over, Stat under) {
        int forks = over.forks().length;
        double median = over.median() / under.median();
        if (forks < 2 || forks != under.forks().length) {
            return new Stat(median, over.low() / under.high(), over.high() / under.low(), new double[] {median});
        }
        double[] quotients = new double[forks];
        double low = median;
        double high = median;
        for (int i = 0; i < forks; i++) {
            quotients[i] = over.forks()[i] / under.forks()[i];
            low = Math.min(low, quotients[i]);
            high = Math.max(high, quotients[i]);
        }
        return new Stat(median, low, high, quotients);
    }

    /** The geometric mean of medians, and of both ends of the spreads. */
    static Stat geometricMean(List<Stat> values) {
        double median = mean(values, Stat::median);
        return new Stat(median, mean(values, Stat::low), mean(values, Stat::high), new double[] {median});
    }

    private static double mean(List<Stat> values, ToDoubleFunction<Stat> part) {
        return Math.exp(values.stream()
                .mapToDouble(value -> Math.log(part.applyAsDouble(value)))
                .average()
                .orElse(Double.NaN));
    }
}
