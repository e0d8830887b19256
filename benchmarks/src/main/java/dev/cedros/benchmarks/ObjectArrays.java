package dev.cedros.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;

/** The arm of generated codecs where lists of points, colours and poses are arrays of records: an object an element. */
public class ObjectArrays extends Arm {
    /** The messages of a row as records with arrays, in turn. */
    public static class Messages extends PackableRow {
        private Subject<?> subject = new Subject<>(Rows.named("empty"));

        @Override
        void prepare(Row<?> row) {
            subject = new Subject<>(ArrayRows.like(row));
        }
    }

    /** Encodes into a buffer that is kept. */
    @Benchmark
    public int encode(Messages state) {
        return state.subject.encode(state.buffer());
    }

    /** Decodes into new objects. */
    @Benchmark
    public Object decode(Messages state) {
        return state.subject.decode(state.bytes());
    }

    /** Computes the exact size. */
    @Benchmark
    public int size(Messages state) {
        return state.subject.size();
    }
}
