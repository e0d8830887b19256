package dev.cedros.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BenchTest {
    @Test
    void everyChoiceOfParametersIsOne() {
        Map<String, List<String>> parameters = new LinkedHashMap<>();
        parameters.put("kind", List.of("a", "b"));
        parameters.put("size", List.of("1", "10"));
        List<Bench> benches = Bench.of("dev.cedros.benchmarks.ScalingBenchmark", "encode", parameters);
        assertEquals(
                List.of("a/1", "a/10", "b/1", "b/10"),
                benches.stream().map(Bench::row).toList());
        assertEquals(ArmName.SCALING.id(), benches.get(0).arm());
        assertFalse(benches.get(0).hasRow());
    }

    @Test
    void armsHaveRows() {
        List<Bench> benches = Bench.of("dev.cedros.benchmarks.Generated", "encode", Map.of("row", List.of("tf-1")));
        assertEquals(ArmName.GENERATED.id(), benches.get(0).arm());
        assertEquals("tf-1", benches.get(0).row());
        assertTrue(benches.get(0).hasRow());
    }

    @Test
    void withoutParametersThereIsOne() {
        List<Bench> benches = Bench.of("dev.cedros.benchmarks.DispatchBenchmark", "direct", Map.of());
        assertEquals(1, benches.size());
        assertEquals("", benches.get(0).row());
    }

    @Test
    void armsOfTheHarnessAreKnownHoweverTheyAreWritten() {
        assertEquals(ArmName.FAST_CDR.id(), ArmName.ofNative("Fast-CDR"));
        assertEquals(ArmName.FAST_CDR.id(), ArmName.ofNative("fastcdr"));
        assertEquals("ideal C++", ArmName.label(ArmName.ofNative("ideal")));
        assertEquals("native-new", ArmName.label(ArmName.ofNative("new")));
    }
}
