package dev.cedros.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class PercentilesTest {
    @Test
    void sampledCallsKeepTheirOwnPercentiles() {
        Results results = Fakes.results(
                Fakes.forks("small", ArmName.DISPATCH, "direct@p50", 10, 12, 11),
                Fakes.forks("small", ArmName.DISPATCH, "direct@p90", 20, 22, 21),
                Fakes.forks("small", ArmName.DISPATCH, "direct@p99", 30, 32, 31));
        assertEquals(List.of(new Percentiles("direct small", 11, 21, 31)), Percentiles.of(results, ArmName.DISPATCH));
    }

    @Test
    void otherwiseIterationsOfAllRoundsAreRanked() {
        Results results = Fakes.results(Fakes.forks("", ArmName.DISPATCH, "direct", 10, 20, 30));
        assertEquals(List.of(new Percentiles("direct", 20, 30, 30)), Percentiles.of(results, ArmName.DISPATCH));
    }
}
