package dev.cedros.benchmarks.node;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * How long processors have worked up to some moment.
 *
 * @param machineNanos for all processes, if the system tells
 * @param processNanos for this process
 * @param nanos when that was, by the clock of {@link System#nanoTime}
 */
record CpuClock(OptionalLong machineNanos, long processNanos, long nanos) {
    private static final OperatingSystemMXBean PROCESS =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private static final Path STAT = Path.of("/proc/stat");

    /** The system counts in hundredths of a second, whatever its own clock is. */
    private static final long NANOS_PER_TICK = 10_000_000;

    /** Which numbers of the first line are not work: idle, and waiting for a disk. */
    private static final int IDLE = 4;

    private static final int WAITING = 5;

    /** What follows is counted among the others already. */
    private static final int STOLEN = 8;

    static CpuClock now() {
        return new CpuClock(machine(), PROCESS.getProcessCpuTime(), System.nanoTime());
    }

    /** How many cores other processes kept busy since then, on average; empty if the system does not tell. */
    OptionalDouble othersSince(CpuClock start) {
        if (machineNanos.isEmpty() || start.machineNanos.isEmpty()) {
            return OptionalDouble.empty();
        }
        long all = machineNanos.getAsLong() - start.machineNanos.getAsLong();
        long own = processNanos - start.processNanos;
        return OptionalDouble.of(Math.max(0, (double) (all - own) / Math.max(1, nanos - start.nanos)));
    }

    /** The work of all processors, of the first line of {@code /proc/stat}. */
    static long machineNanos(String line) {
        String[] numbers = line.trim().split(" +", -1);
        long ticks = 0;
        for (int i = 1; i < numbers.length && i <= STOLEN; i++) {
            if (i != IDLE && i != WAITING) {
                ticks += Long.parseLong(numbers[i]);
            }
        }
        return ticks * NANOS_PER_TICK;
    }

    private static OptionalLong machine() {
        try {
            return OptionalLong.of(machineNanos(Files.readAllLines(STAT).get(0)));
        } catch (IOException e) {
            // Only Linux has this file; the report then says less.
            return OptionalLong.empty();
        }
    }
}
