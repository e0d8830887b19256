package dev.cedros.benchmarks.node.report;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cedros.benchmarks.report.Stat;
import org.junit.jupiter.api.Test;

class SpreadTest {
    @Test
    void rangesAreThoseOfAllRounds() {
        Stat stat = Spread.of(new double[] {5, 1, 3});
        assertEquals(3, stat.median());
        assertEquals(1, stat.low());
        assertEquals(5, stat.high());
    }

    @Test
    void differencesAndQuotientsAreTakenRoundByRound() {
        assertArrayEquals(
                new double[] {1, -2},
                Spread.difference(new double[] {3, 3}, new double[] {2, 5}).forks());
        assertArrayEquals(new double[] {1.5, 3}, Spread.quotients(new double[] {3, 6}, new double[] {2, 2}));
    }

    @Test
    void differencesMayBeNegative() {
        assertEquals("−2.00 (−123 to 4.50)", Spread.text(Spread.of(new double[] {-123, -2, 4.5})));
    }
}
