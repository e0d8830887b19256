package dev.cedros.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;

/** The arm that is ours: generated codecs, called directly. */
public class Generated extends Arm {
    /** Encodes into a buffer that is kept. */
    @Benchmark
    public int encode(EveryRow state) {
        return state.subject().encode(state.buffer());
    }

    /** Encodes into a new array of the exact size. */
    @Benchmark
    public byte[] encodeFresh(EveryRow state) {
        return state.subject().encodeFresh();
    }

    /** Decodes into new objects that own what they hold. */
    @Benchmark
    public Object decode(EveryRow state) {
        return state.subject().decode();
    }

    /** Computes the exact size. */
    @Benchmark
    public int size(EveryRow state) {
        return state.subject().size();
    }

    /** Computes the upper bound of the size. */
    @Benchmark
    public int estimate(EveryRow state) {
        return state.subject().estimate();
    }
}
