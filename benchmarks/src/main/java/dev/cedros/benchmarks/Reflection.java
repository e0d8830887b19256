package dev.cedros.benchmarks;

import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;

/** The arm without generated code: records read and made by reflection, of which all lookups are done once. */
public class Reflection extends Arm {
    /** The messages of any row, in turn, and what reflection knows of their class. */
    public static class Messages extends EveryRow {
        private ReflectedRecord type = reflect(Rows.named("empty"));
        private Turns<Object> messages = new Turns<>(List.of(""));

        @Override
        void prepare(Row<?> row) {
            type = reflect(row);
            messages = new Turns<>(List.copyOf(row.samples()));
        }
    }

    /** Encodes into a buffer that is kept. */
    @Benchmark
    public int encode(Messages state) {
        return ReflectedWriter.write(state.type, state.messages.next(), state.buffer());
    }

    /** Decodes into new objects. */
    @Benchmark
    public Object decode(Messages state) {
        return ReflectedReader.read(state.type, state.bytes());
    }

    /** What reflection finds out about the messages of a row. */
    static ReflectedRecord reflect(Row<?> row) {
        return ReflectedRecord.of(row.type().javaType(), row.type().description());
    }
}
