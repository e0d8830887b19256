package dev.cedros.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "0.0123, 0.01",
        "9.994, 9.99",
        "9.996, 10.0",
        "99.96, 100",
        "1645.4, '1,645'",
        "2700000, '2,700,000'"
    })
    void threeDigits(double value, String expected) {
        assertEquals(expected, Numbers.plain(value));
    }

    @Test
    void axesShowRoundNumbers() {
        assertEquals("1", Numbers.tick(1));
        assertEquals("0.1", Numbers.tick(0.1));
        assertEquals("10", Numbers.tick(10));
        assertEquals("1,000", Numbers.tick(1000));
    }

    @Test
    void ratesNeedMoreThanAFewBytes() {
        Stat time = new Stat(1000, 900, 1100, new double[] {1000});
        assertEquals("", Numbers.rate(4095, time));
        assertEquals("3.81", Numbers.rate(4096, time));
        assertEquals("1,000 (900–1,100)", Numbers.withSpread(time));
    }
}
