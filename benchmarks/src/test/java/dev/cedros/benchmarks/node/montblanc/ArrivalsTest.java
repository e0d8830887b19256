package dev.cedros.benchmarks.node.montblanc;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cedros.benchmarks.node.montblanc.Topology.Publication;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArrivalsTest {
    private static final Instant START = Instant.ofEpochSecond(1000);

    /** A fifth of the period but 5 ms at most, and the period but 50 ms at most; what is just so late is in time. */
    @ParameterizedTest
    @CsvSource({
        "10, 2000, 0, 0",
        "10, 2001, 1, 0",
        "10, 10000, 1, 0",
        "10, 10001, 0, 1",
        "25, 5000, 0, 0",
        "25, 5001, 1, 0",
        "25, 25001, 0, 1",
        "500, 5000, 0, 0",
        "500, 5001, 1, 0",
        "500, 50000, 1, 0",
        "500, 50001, 0, 1"
    })
    void latenessDependsOnThePeriod(int periodMillis, long tookMicros, double late, double tooLate) {
        Arrivals arrivals = arrivals(periodMillis);
        arrivals.add(header(0, START), START.plusNanos(tookMicros * 1000));
        assertEquals(late, arrivals.numbers().get("late"));
        assertEquals(tooLate, arrivals.numbers().get("too late"));
    }

    @Test
    void gapsInTheNumbersAreLost() {
        Arrivals arrivals = arrivals(10);
        for (int number : List.of(3, 4, 7, 8, 10)) {
            arrivals.add(header(number, START.plusSeconds(number)), START.plusSeconds(number));
        }
        assertEquals(3.0, arrivals.numbers().get("lost"));
        assertEquals(5.0, arrivals.numbers().get("received"));
    }

    @Test
    void whatWasMadeBeforeTheStartDoesNotCount() {
        Arrivals arrivals = arrivals(10);
        arrivals.add(header(0, START.minusSeconds(1)), START.plusSeconds(1));
        arrivals.add(header(5, START.minusNanos(1)), START);
        arrivals.add(header(6, START), START.plusNanos(3000));
        Map<String, Double> numbers = arrivals.numbers();
        assertEquals(
                "{size=8.0, received=1.0, late=0.0, too late=0.0, lost=0.0, mean us=3.0, sd us=0.0, min us=3.0, max us=3.0}",
                numbers.toString());
    }

    @Test
    void nothingReceivedIsReportedToo() {
        assertEquals(0.0, arrivals(10).numbers().get("received"));
        assertEquals(0.0, arrivals(10).numbers().get("max us"));
    }

    private static Arrivals arrivals(int periodMillis) {
        return new Arrivals(new Publication("topic", Shape.named("int64"), periodMillis), START);
    }

    private static TrackingHeader header(int number, Instant stamp) {
        return new TrackingHeader(stamp, number, 100, 8);
    }
}
