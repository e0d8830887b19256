package dev.cedros.benchmarks.report;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Work that has nothing to do with codecs and always takes the same time. Where it does not, the machine was busy or
 * changed its clock, and the other numbers of the run are worth less.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class ControlBenchmark {
    private static final int STEPS = 1000;

    private long state = 1;

    /** A chain of multiplications, each waiting for the one before: it depends on the clock of the core alone. */
    @Benchmark
    public long chain() {
        long value = state;
        for (int i = 0; i < STEPS; i++) {
            value = value * 6364136223846793005L + 1442695040888963407L;
        }
        state = value;
        return value;
    }
}
