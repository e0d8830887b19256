package dev.cedros.benchmarks.node.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MedianIntervalTest {
    /** The ranks that tables of the 95 % interval of a median give. */
    @ParameterizedTest
    @CsvSource({"1, 1, 1", "5, 1, 5", "6, 1, 6", "10, 2, 9", "20, 6, 15", "25, 8, 18", "50, 18, 33", "100, 40, 61"})
    void endsAtTheKnownRanks(int count, int low, int high) {
        MedianInterval interval = MedianInterval.of(IntStream.rangeClosed(1, count)
                .mapToDouble(value -> count + 1 - value)
                .toArray());
        assertEquals(low, interval.low());
        assertEquals(high, interval.high());
        assertEquals((count + 1) / 2.0, interval.median());
    }

    @Test
    void holdsWhatLiesBetweenItsEnds() {
        MedianInterval interval = new MedianInterval(2, 1, 3);
        assertTrue(interval.holds(1) && interval.holds(3));
        assertFalse(interval.holds(0.9) || interval.holds(3.1));
    }
}
