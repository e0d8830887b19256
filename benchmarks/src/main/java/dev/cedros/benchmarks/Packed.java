package dev.cedros.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;

/**
 * The arm of generated codecs where lists of points, colours and poses are what decoding makes of them, not what a program
 * builds: kept as they are on the wire. How they are decoded is measured by {@link Generated}.
 */
public class Packed extends Arm {
    /** The messages of a row as they are decoded, in turn. */
    public static class Messages extends PackableRow {
        private Subject<?> subject = new Subject<>(Rows.named("empty"));

        @Override
        void prepare(Row<?> row) {
            subject = new Subject<>(row.decoded());
        }
    }

    /** Encodes into a buffer that is kept. */
    @Benchmark
    public int encode(Messages state) {
        return state.subject.encode(state.buffer());
    }

    /** Computes the exact size. */
    @Benchmark
    public int size(Messages state) {
        return state.subject.size();
    }
}
