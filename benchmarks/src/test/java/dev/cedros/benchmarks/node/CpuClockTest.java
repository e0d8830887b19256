package dev.cedros.benchmarks.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class CpuClockTest {
    private static final long SECOND = 1_000_000_000;

    @Test
    void workIsAllButIdlingAndWaiting() {
        // user nice system idle iowait irq softirq steal guest guest_nice, in hundredths of a second
        assertEquals(38 * SECOND / 100, CpuClock.machineNanos("cpu  10 2 3 1000 2000 4 6 13 5000 6000"));
        assertEquals(15 * SECOND / 100, CpuClock.machineNanos("cpu  10 2 3 1000"));
    }

    @Test
    void othersAreAllButThisProcess() {
        CpuClock start = new CpuClock(OptionalLong.of(100 * SECOND), 10 * SECOND, 0);
        CpuClock end = new CpuClock(OptionalLong.of(107 * SECOND), 12 * SECOND, 10 * SECOND);
        assertEquals(OptionalDouble.of(0.5), end.othersSince(start));
    }

    @Test
    void theSystemCountsInLargerStepsThanTheProcess() {
        CpuClock start = new CpuClock(OptionalLong.of(0), 0, 0);
        CpuClock end = new CpuClock(OptionalLong.of(SECOND), SECOND + 1, 10 * SECOND);
        assertEquals(OptionalDouble.of(0), end.othersSince(start));
    }

    @Test
    void nothingIsSaidWhereNothingIsKnown() {
        CpuClock unknown = new CpuClock(OptionalLong.empty(), 0, 0);
        assertEquals(OptionalDouble.empty(), CpuClock.now().othersSince(unknown));
        assertEquals(OptionalDouble.empty(), unknown.othersSince(CpuClock.now()));
        assertTrue(CpuClock.now().processNanos() > 0);
    }
}
