package dev.cedros.benchmarks;

import dev.cedros.interfaces.sensor_msgs.msg.PointCloud2Codec;
import dev.cedros.payload.Payload;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The arm that is ours: generated codecs, called directly. */
public class Generated extends Arm {
    /** The messages of any row, in turn. */
    public static class Messages extends EveryRow {
        private Subject<?> subject = new Subject<>(Rows.named("empty"));

        @Override
        void prepare(Row<?> row) {
            subject = new Subject<>(row);
        }
    }

    /** Encodes into a buffer that is kept. */
    @Benchmark
    public int encode(Messages state) {
        return state.subject.encode(state.buffer());
    }

    /** Encodes into a new array of the exact size. */
    @Benchmark
    public byte[] encodeFresh(Messages state) {
        return state.subject.encodeFresh();
    }

    /** Decodes into new objects that own what they hold. */
    @Benchmark
    public Object decode(Messages state) {
        return state.subject.decode(state.bytes());
    }

    /** Decodes into new objects whose sequences show the array, which is theirs from then on. */
    @Benchmark
    public Object decodeOwned(Messages state) {
        return state.subject.decodeOwned(state.bytes());
    }

    /** Decodes into new objects whose sequences show the payload, and releases that, as a receiver does when it is done. */
    @Benchmark
    public Object decodeBorrowed(Messages state) {
        try (Payload payload = Payload.of(state.bytes())) {
            return state.subject.decodeBorrowed(payload);
        }
    }

    /** Computes the exact size. */
    @Benchmark
    public int size(Messages state) {
        return state.subject.size();
    }

    /** Computes the upper bound of the size. */
    @Benchmark
    public int estimate(Messages state) {
        return state.subject.estimate();
    }

    /** The encoded messages of a row that has a mutable class, in turn, and a message of that class. */
    @State(Scope.Thread)
    public static class Reusable extends RowState {
        /** The name of the row. */
        @Param({
            "tf-1",
            "tf-3",
            "tf-20",
            "tf-50",
            "marker",
            "joint-state-1",
            "joint-state-12",
            "joint-state-100",
            "laser-scan-1000",
            "laser-scan-1080",
            "float64-multi-array",
            "reference-marker"
        })
        public String row = "";

        private Reuse<?> reuse = Reuse.of(Rows.named("tf-1"));

        @Override
        final String name() {
            return row;
        }

        @Override
        void prepare(Row<?> named) {
            reuse = Reuse.of(named);
        }
    }

    /** Decodes into the same object each time, of a mutable class with arrays. */
    @Benchmark
    public Object decodeInto(Reusable state) {
        return state.reuse.decode(state.bytes());
    }

    /** The encoded point clouds, in turn. */
    @State(Scope.Thread)
    public static class Clouds extends RowState {
        /** The name of the row. */
        @Param("point-cloud2")
        public String row = "";

        @Override
        final String name() {
            return row;
        }
    }

    /** Decodes without a copy and reads x, y and z of every point. */
    @Benchmark
    public float decodeRead(Clouds state) {
        try (Payload payload = Payload.of(state.bytes())) {
            return CloudSum.of(PointCloud2Codec.decodeBorrowed(payload));
        }
    }

    /** Gives the smallest and the largest size, which are constants, through the codec as an object. */
    @Benchmark
    public int bounds(Messages state) {
        return state.subject.bounds();
    }

    /** The messages of a type with a key, in turn. */
    @State(Scope.Thread)
    public static class KeyedMessages {
        /** The name of the row; these are rows of this class alone. */
        @Param({"key-number", "key-text", "key-behind"})
        public String row = "";

        private KeySubject<?> subject = KeySubject.named("key-number");

        /** Makes the messages. */
        @Setup
        public void setUp() {
            subject = KeySubject.named(row);
        }
    }

    /** Computes the key hash of a message. */
    @Benchmark
    public byte[] keyHash(KeyedMessages state) {
        return state.subject.hash();
    }

    /** Computes the key hash of an encoded message without decoding all of it. */
    @Benchmark
    public byte[] keyHashEncoded(KeyedMessages state) {
        return state.subject.hashEncoded();
    }

    /** Encodes the key members alone. */
    @Benchmark
    public byte[] encodeKey(KeyedMessages state) {
        return state.subject.encodeKey();
    }
}
