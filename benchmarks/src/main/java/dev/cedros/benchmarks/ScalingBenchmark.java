package dev.cedros.benchmarks;

import dev.cedros.interfaces.geometry_msgs.msg.Point32;
import dev.cedros.interfaces.geometry_msgs.msg.Polygon;
import dev.cedros.interfaces.geometry_msgs.msg.PolygonCodec;
import dev.cedros.interfaces.tf2_msgs.msg.TFMessage;
import dev.cedros.interfaces.tf2_msgs.msg.TFMessageCodec;
import dev.cedros.payload.Payload;
import java.util.List;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * How time grows with the number of elements: points of three numbers, of which a list can be kept as it is on the wire,
 * and transforms with their texts, of which it cannot. Times are those of a whole message.
 */
// Some messages need more than the heap of other arms.
@Fork(
        value = 3,
        jvmArgs = {"-Xms3g", "-Xmx3g", "-XX:+AlwaysPreTouch"})
public class ScalingBenchmark extends Arm {
    /** A polygon of so many points. */
    @State(Scope.Thread)
    public static class Points {
        /** The number of points. */
        @Param({"1", "10", "100", "1000", "10000", "100000", "1000000", "10000000"})
        public int points;

        private Polygon built = new Polygon(List.of());
        private Polygon decoded = new Polygon(List.of());
        private byte[] encoded = {};
        private byte[] buffer = {};

        /** Makes the polygon. */
        @Setup
        public void setUp() {
            Random random = new Random(points);
            built = new Polygon(
                    Samples.list(points, i -> new Point32(random.nextFloat(), random.nextFloat(), random.nextFloat())));
            encoded = PolygonCodec.encode(built);
            decoded = PolygonCodec.decode(encoded);
            buffer = new byte[encoded.length];
        }
    }

    /** So many transforms. */
    @State(Scope.Thread)
    public static class Transforms {
        /** The number of transforms. */
        @Param({"1", "10", "100", "1000", "10000"})
        public int transforms;

        private TFMessage message = new TFMessage(List.of());
        private byte[] encoded = {};
        private byte[] buffer = {};

        /** Makes the message. */
        @Setup
        public void setUp() {
            message = GeometrySamples.transforms(transforms, transforms);
            encoded = TFMessageCodec.encode(message);
            buffer = new byte[encoded.length];
        }
    }

    /** Encodes a list of objects. */
    @Benchmark
    public int encodePoints(Points state) {
        return PolygonCodec.encode(state.built, state.buffer, 0);
    }

    /** Encodes a list that was decoded. */
    @Benchmark
    public int encodePackedPoints(Points state) {
        return PolygonCodec.encode(state.decoded, state.buffer, 0);
    }

    /** Decodes into a list of its own. */
    @Benchmark
    public Polygon decodePoints(Points state) {
        return PolygonCodec.decode(state.encoded);
    }

    /** Decodes into a list that shows the payload. */
    @Benchmark
    public Polygon borrowPoints(Points state) {
        try (Payload payload = Payload.of(state.encoded)) {
            return PolygonCodec.decodeBorrowed(payload);
        }
    }

    /** Computes the size of a message with a list of objects. */
    @Benchmark
    public int sizePoints(Points state) {
        return PolygonCodec.serializedSize(state.built);
    }

    /** Encodes a list of messages with texts. */
    @Benchmark
    public int encodeTransforms(Transforms state) {
        return TFMessageCodec.encode(state.message, state.buffer, 0);
    }

    /** Decodes a list of messages with texts. */
    @Benchmark
    public TFMessage decodeTransforms(Transforms state) {
        return TFMessageCodec.decode(state.encoded);
    }

    /** Computes the size of a message with a list of messages with texts. */
    @Benchmark
    public int sizeTransforms(Transforms state) {
        return TFMessageCodec.serializedSize(state.message);
    }
}
