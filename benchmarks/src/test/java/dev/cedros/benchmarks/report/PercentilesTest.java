package dev.cedros.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class PercentilesTest {
    @Test
    void eachIsTheMedianOverForks() {
        Results results = Fakes.results(
                Fakes.forks("empty", ArmName.DISPATCH, "codec", 9),
                Fakes.forks("empty", ArmName.DISPATCH, "codec@p50", 10, 12, 11),
                Fakes.forks("empty", ArmName.DISPATCH, "codec@p90", 20, 22, 21),
                Fakes.forks("empty", ArmName.DISPATCH, "codec@p99", 30, 32, 31),
                Fakes.forks("empty", ArmName.GENERATED, "encode", 1),
                Fakes.forks("bool", ArmName.DISPATCH, "codec@p50", 1));
        assertEquals(
                List.of(new Percentiles("empty", "codec", 9, 11, 21, 31)), Percentiles.of(results, ArmName.DISPATCH));
    }
}
