package dev.cedros.benchmarks;

import java.util.Arrays;
import org.openjdk.jmh.annotations.Benchmark;

/** The floor: the same bytes, moved without a codec. */
public class Memcpy extends Arm {
    /** Copies the encoded message into a buffer that is kept: the least that encoding can cost. */
    @Benchmark
    public byte[] copy(EveryRow state) {
        byte[] bytes = state.bytes();
        byte[] buffer = state.buffer();
        System.arraycopy(bytes, 0, buffer, 0, bytes.length);
        return buffer;
    }

    /** Copies the encoded message into a new array: the least that decoding can cost if the message owns its values. */
    @Benchmark
    public byte[] copyOf(EveryRow state) {
        byte[] bytes = state.bytes();
        return Arrays.copyOf(bytes, bytes.length);
    }
}
