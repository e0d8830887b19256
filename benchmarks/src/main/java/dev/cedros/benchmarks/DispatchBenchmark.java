package dev.cedros.benchmarks;

import dev.cedros.codec.DynamicMessage;
import dev.cedros.codec.MessageIndex;
import dev.cedros.codec.Messages;
import dev.cedros.codec.TypeRegistry;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * What it costs to find a codec by the name of the type: through the generated index, through a registry, and not at all.
 * Besides the mean, single calls are timed, so that there are percentiles; encoding, which finds nothing, is the control.
 */
@BenchmarkMode({Mode.AverageTime, Mode.SampleTime})
public class DispatchBenchmark extends Arm {
    /** The encoded messages of a row, in turn, and what finds their type. */
    @State(Scope.Thread)
    public static class Received {
        /** The name of the row. */
        @Param({
            "empty",
            "joint-state-1",
            "joint-state-12",
            "joint-state-100",
            "byte-multi-array-64",
            "byte-multi-array-4k",
            "byte-multi-array-64k"
        })
        public String message = "";

        private String typeName = "";
        private Turns<byte[]> encoded = new Turns<>(List.of(new byte[0]));
        private byte[] buffer = {};
        private Subject<?> subject = new Subject<>(Rows.named("empty"));
        private TypeRegistry described = TypeRegistry.global();

        /** Encodes the messages, and registers their type by its description in a registry of its own. */
        @Setup
        public void setUp() {
            Row<?> row = Rows.named(message);
            // A text of its own, as it comes with a connection.
            typeName = String.valueOf(row.type().typeName().toCharArray());
            encoded = new Turns<>(row.encoded());
            buffer = new byte[encoded.next().length];
            subject = new Subject<>(row);
            described = TypeRegistry.of(MessageIndex.load(DispatchBenchmark.class.getClassLoader()));
            described.register(row.type().description());
        }
    }

    /** Calls the codec directly. */
    @Benchmark
    public Object codec(Received state) {
        return state.subject.decode(state.encoded.next());
    }

    /** Finds the codec by name, through the generated index. */
    @Benchmark
    public Object messages(Received state) {
        return Messages.decode(state.typeName, state.encoded.next());
    }

    /** Finds the codec by name, through the registry. */
    @Benchmark
    public Object registry(Received state) {
        return TypeRegistry.global().decode(state.typeName, state.encoded.next());
    }

    /** Finds a type by name that was registered by its description, and decodes to {@link DynamicMessage}. */
    @Benchmark
    public Object registryDynamic(Received state) {
        return state.described.decode(state.typeName, state.encoded.next());
    }

    /** Encodes: the control. */
    @Benchmark
    public int encode(Received state) {
        return state.subject.encode(state.buffer);
    }
}
