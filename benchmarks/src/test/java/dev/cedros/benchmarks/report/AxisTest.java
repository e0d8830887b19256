package dev.cedros.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class AxisTest {
    @Test
    void logarithmicAxisRunsBetweenDecades() {
        Axis axis = Axis.logarithmic(3, 20_000);
        assertEquals(0, axis.at(1));
        assertEquals(0.2, axis.at(10), 1e-12);
        assertEquals(1, axis.at(100_000), 1e-12);
        assertEquals(0, axis.at(0.1), "what lies outside stands at the end");
        assertEquals(6, axis.ticks().size());
    }

    @Test
    void fewDecadesHaveLinesBetween() {
        assertEquals(List.of(1.0, 2.0, 5.0, 10.0), Axis.logarithmic(2, 9).ticks());
        assertEquals(List.of(10.0, 20.0, 50.0, 100.0), Axis.logarithmic(10, 10).ticks());
    }

    @Test
    void linearAxisStartsAtZeroAndEndsRound() {
        Axis axis = Axis.linear(23);
        assertEquals(25, axis.high());
        assertEquals(List.of(0.0, 5.0, 10.0, 15.0, 20.0, 25.0), axis.ticks());
        assertEquals(0.4, axis.at(10), 1e-12);
    }

    @Test
    void anAxisNeedsALength() {
        assertThrows(IllegalArgumentException.class, () -> new Axis(1, 1, false));
        assertThrows(IllegalArgumentException.class, () -> new Axis(0, 1, true));
    }
}
