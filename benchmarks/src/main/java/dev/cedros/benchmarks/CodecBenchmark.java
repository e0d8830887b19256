package dev.cedros.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Encoding, decoding and sizes of one message type a fork. Several messages of the type take turns, so that no branch
 * is learnt by heart; {@link #copy} moves the same bytes without a codec, as the floor.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class CodecBenchmark {
    private static final int INSTANCES = 32;

    /** The row. */
    @Param({"TFMessage x3", "TFMessage x50", "JointState 12", "JointState 100", "LaserScan 1080", "Image 720p"})
    public String message = "";

    private Case<?> subject = new Case<>(Subject.named("TFMessage x3"));

    /** Makes the messages and checks that each survives encoding. */
    @Setup
    public void setUp() {
        subject = new Case<>(Subject.named(message));
    }

    /** Encodes into a buffer that is kept. */
    @Benchmark
    public int encodeReused() {
        return subject.encodeReused();
    }

    /** Encodes into a new array of the exact size. */
    @Benchmark
    public byte[] encodeFresh() {
        return subject.encodeFresh();
    }

    /** Decodes into new objects. */
    @Benchmark
    public Object decodeFresh() {
        return subject.decode();
    }

    /** Computes the exact size. */
    @Benchmark
    public int size() {
        return subject.size();
    }

    /** Copies the encoded bytes into a buffer that is kept. */
    @Benchmark
    public byte[] copy() {
        return subject.copy();
    }

    /** The messages of a row, their bytes, and whose turn it is. */
    private static final class Case<T> {
        private final Subject<T> subject;
        private final Object[] messages = new Object[INSTANCES];
        private final byte[][] encoded = new byte[INSTANCES][];
        private final byte[] buffer;
        private int turn;

        Case(Subject<T> subject) {
            this.subject = subject;
            int largest = 0;
            for (int i = 0; i < INSTANCES; i++) {
                T message = subject.sample().apply(i);
                byte[] bytes = subject.encode().apply(message);
                messages[i] = message;
                encoded[i] = bytes;
                largest = Math.max(largest, bytes.length);
            }
            buffer = new byte[largest];
        }

        int encodeReused() {
            return subject.encoder().encode(message(), buffer, 0);
        }

        byte[] encodeFresh() {
            return subject.encode().apply(message());
        }

        T decode() {
            return subject.decode().apply(bytes());
        }

        int size() {
            return subject.size().applyAsInt(message());
        }

        byte[] copy() {
            byte[] bytes = bytes();
            System.arraycopy(bytes, 0, buffer, 0, bytes.length);
            return buffer;
        }

        // The array holds only what the row's own factory made.
        @SuppressWarnings("unchecked")
        private T message() {
            turn = (turn + 1) & (INSTANCES - 1);
            return (T) messages[turn];
        }

        private byte[] bytes() {
            turn = (turn + 1) & (INSTANCES - 1);
            return encoded[turn];
        }
    }
}
