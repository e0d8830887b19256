package dev.cedros.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class RatioTest {
    @Test
    void forksAreDividedPairwise() {
        // A machine that was twice as slow in the second fork: the ratio knows nothing of it.
        Stat ratio = Ratio.of(forks(100, 200, 100), forks(10, 20, 10));
        assertEquals(10, ratio.median());
        assertEquals(10, ratio.low());
        assertEquals(10, ratio.high());
    }

    @Test
    void spreadsOfUnequalForksAreDividedAtTheirEnds() {
        Stat ratio = Ratio.of(forks(100, 110, 120), forks(10));
        assertEquals(11, ratio.median());
        assertEquals(10, ratio.low());
        assertEquals(12, ratio.high());
    }

    @Test
    void geometricMeanWeighsRatiosAlike() {
        Stat mean = Ratio.geometricMean(List.of(forks(2, 2, 2), forks(8, 8, 8)));
        assertEquals(4, mean.median(), 1e-12);
        assertEquals(4, mean.low(), 1e-12);
        assertEquals(4, mean.high(), 1e-12);
    }

    private static Stat forks(double... medians) {
        return Stat.of(
                Arrays.stream(medians).mapToObj(median -> new double[] {median}).toList());
    }
}
