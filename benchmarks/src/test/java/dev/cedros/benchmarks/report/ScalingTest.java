package dev.cedros.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ScalingTest {
    @Test
    void theNumberAmongTheParametersIsThePlace() {
        Results results = Fakes.results(
                Fakes.forks("tf/10", ArmName.SCALING, "encode", 100),
                Fakes.forks("tf/1", ArmName.SCALING, "encode", 20),
                Fakes.forks("tf/1", ArmName.SCALING, "decode", 40),
                Fakes.forks("tf", ArmName.SCALING, "encode", 1));
        List<Scaling.Line> lines = Scaling.of(results);
        assertEquals(
                List.of("encode tf", "decode tf"),
                lines.stream().map(Scaling.Line::name).toList());
        assertEquals(Map.of(1.0, 20.0, 10.0, 100.0), lines.get(0).points());
    }
}
