package dev.cedros.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class StatTest {
    @Test
    void medianOfForksIsTheMedianOfTheirMedians() {
        Stat stat = Stat.of(List.of(new double[] {1, 2, 90}, new double[] {5, 4}, new double[] {3}));
        assertEquals(3, stat.median());
        assertEquals(2, stat.low());
        assertEquals(4.5, stat.high());
        assertArrayEquals(new double[] {2, 4.5, 3}, stat.forks());
    }

    @Test
    void spreadOfASingleForkLeavesOutItsTails() {
        double[] values = {100, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0};
        Stat stat = Stat.of(List.of(values));
        assertEquals(5, stat.median());
        assertEquals(1, stat.low());
        assertEquals(9, stat.high());
        assertEquals(100, values[0], "the caller's array is left alone");
    }

    @Test
    void quantilesLieBetweenNeighbours() {
        assertEquals(2.5, Stat.quantile(new double[] {4, 1, 2, 3}, 0.5));
        assertEquals(1.3, Stat.quantile(new double[] {1, 2, 3, 4}, 0.1), 1e-12);
        assertEquals(7, Stat.quantile(new double[] {7}, 0.9));
        assertEquals(4, Stat.quantile(new double[] {4, 1}, 1));
    }

    @Test
    void differencesAreNoiseIfSpreadsOverlapOrMediansAreNear() {
        Stat hundred = stat(90, 100, 110);
        assertTrue(hundred.isNoiseAgainst(stat(105, 200, 300)));
        assertTrue(hundred.isNoiseAgainst(stat(120, 129, 131)));
        assertTrue(stat(120, 129, 131).isNoiseAgainst(hundred));
        assertFalse(hundred.isNoiseAgainst(stat(120, 131, 140)));
        assertFalse(stat(120, 131, 140).isNoiseAgainst(hundred));
        assertTrue(hundred.isNoiseAgainst(hundred));
    }

    private static Stat stat(double low, double median, double high) {
        return new Stat(median, low, high, new double[] {median});
    }
}
