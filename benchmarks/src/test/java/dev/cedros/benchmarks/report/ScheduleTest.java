package dev.cedros.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ScheduleTest {
    private static final String PACKAGE = "dev.cedros.benchmarks.";

    @Test
    void aRowRunsSideBySideAndForksInOppositeOrders() {
        List<Step> steps = Schedule.of(Fakes.options(false, 2, List.of("tf-1", "tf-3"), "native"), available());
        List<String> first = titles(steps, 1);
        assertEquals(
                List.of(
                        "java-control.chain ",
                        "native tf-1",
                        "java-generated.encode tf-1",
                        "java-generated.keyHash tf-1",
                        "java-layout.encode tf-1",
                        "java-memcpy.copy tf-1",
                        "native tf-3",
                        "java-generated.encode tf-3",
                        "java-generated.keyHash tf-3",
                        "java-layout.encode tf-3",
                        "java-memcpy.copy tf-3",
                        "java-control.chain "),
                first);
        List<String> second = new ArrayList<>(titles(steps, 2));
        Collections.reverse(second);
        first = first.stream()
                .filter(title -> !title.contains("layout") && !title.contains("keyHash") && !title.contains("memcpy"))
                .toList();
        assertEquals(first, second, "what no goal needs is measured once");
    }

    @Test
    void allocationsAreCountedApart() {
        List<Step> steps = Schedule.of(Fakes.options(false, 1, List.of("tf-1"), null), available());
        assertEquals(
                List.of("java-generated.encode tf-1", "java-generated.keyHash tf-1", "java-memcpy.copy tf-1"),
                titles(steps, 0),
                "with the copy, which tells what JMH allocates itself");
        assertTrue(titles(steps, 1).stream().noneMatch(title -> title.startsWith("native")));
        Step last = steps.get(steps.size() - 1);
        assertTrue(last instanceof Step.Jmh jmh && jmh.times().kind() == Step.Times.Kind.ALLOCATION);
    }

    @Test
    void benchmarksWithoutRowsBelongToWholeRuns() {
        List<Step> steps = Schedule.of(Fakes.options(false, 2, Catalog.ROWS, null), available());
        assertEquals(2, count(steps, "java-scaling.encode 10") + count(steps, "java-scaling.encode 100"));
        assertEquals(3, count(steps, "java-dispatch.registry "), "single calls in every fork, and once the mean");
        assertEquals(3, count(steps, "java-dispatch.codec "));
        List<Step> some = Schedule.of(Fakes.options(false, 2, List.of("tf-1"), null), available());
        assertEquals(0, count(some, "java-dispatch.codec "));
    }

    @Test
    void quickRunsMeasureTheMainOperations() {
        List<Step> steps = Schedule.of(Fakes.options(true, 1, List.of("tf-1"), null), available());
        assertEquals(
                List.of(
                        "java-control.chain ",
                        "java-generated.encode tf-1",
                        "java-memcpy.copy tf-1",
                        "java-control.chain "),
                titles(steps, 1));
        assertTrue(Schedule.duration(steps).matches("6 processes, about 1 minutes"), Schedule.duration(steps));
    }

    private static List<Bench> available() {
        List<Bench> found = new ArrayList<>();
        Map<String, List<String>> rows = Map.of("row", List.of("tf-1", "tf-3"));
        found.addAll(Bench.of(PACKAGE + "Generated", "encode", rows));
        found.addAll(Bench.of(PACKAGE + "Generated", "keyHash", rows));
        found.addAll(Bench.of(PACKAGE + "Layout", "encode", rows));
        found.addAll(Bench.of(PACKAGE + "Memcpy", "copy", rows));
        found.addAll(Bench.of(PACKAGE + "report.ControlBenchmark", "chain", Map.of()));
        found.addAll(Bench.of(PACKAGE + "DispatchBenchmark", "codec", Map.of()));
        found.addAll(Bench.of(PACKAGE + "DispatchBenchmark", "registry", Map.of()));
        found.addAll(Bench.of(PACKAGE + "ScalingBenchmark", "encode", Map.of("elements", List.of("10", "100"))));
        return found;
    }

    private static List<String> titles(List<Step> steps, int fork) {
        return steps.stream()
                .filter(step -> step.fork() == fork)
                .map(Step::title)
                .toList();
    }

    private static long count(List<Step> steps, String title) {
        return steps.stream().filter(step -> step.title().equals(title)).count();
    }
}
