package dev.cedros.benchmarks;

import dev.cedros.codec.DynamicMessage;
import dev.cedros.codec.LayoutCodec;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;

/** The arm for types that are known only at run time: {@link LayoutCodec} and {@link DynamicMessage}. */
public class Layout extends Arm {
    /** The messages of any row as {@link DynamicMessage}, in turn. */
    public static class Messages extends EveryRow {
        private LayoutCodec codec = LayoutCodec.of(Rows.named("empty").type().layout());
        private Turns<DynamicMessage> messages = new Turns<>(List.of(codec.defaults()));

        @Override
        void prepare(Row<?> row) {
            codec = LayoutCodec.of(row.type().layout());
            messages = new Turns<>(
                    row.encoded().stream().map(bytes -> codec.decode(bytes)).toList());
        }
    }

    /** Encodes into a buffer that is kept. */
    @Benchmark
    public int encode(Messages state) {
        return state.codec.encode(state.messages.next(), state.buffer(), 0);
    }

    /** Decodes into new objects. */
    @Benchmark
    public DynamicMessage decode(Messages state) {
        return state.codec.decode(state.bytes());
    }

    /** Computes the exact size. */
    @Benchmark
    public int size(Messages state) {
        return state.codec.serializedSize(state.messages.next());
    }
}
