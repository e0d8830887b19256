package dev.cedros.benchmarks.node.montblanc;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class MomentsTest {
    @Test
    void areThoseOfASample() {
        Moments moments = of(2, 4, 4, 4, 5, 5, 7, 9);
        assertEquals(8, moments.count());
        assertEquals(5, moments.mean(), 1e-12);
        assertEquals(Math.sqrt(32.0 / 7), moments.deviation(), 1e-12);
        assertEquals(2, moments.min());
        assertEquals(9, moments.max());
    }

    @Test
    void largeNumbersWithSmallDifferencesKeepThem() {
        assertEquals(1, of(1e9, 1e9 + 1, 1e9 + 2).deviation(), 1e-6);
    }

    @Test
    void ofOneAndOfNoneThereIsNoSpread() {
        assertEquals(0, of(5).deviation());
        assertEquals(5, of(5).min());
        assertEquals(0, of().mean());
        assertEquals(0, of().min());
        assertEquals(0, of().max());
    }

    private static Moments of(double... values) {
        Moments moments = new Moments();
        for (double value : values) {
            moments.add(value);
        }
        return moments;
    }
}
