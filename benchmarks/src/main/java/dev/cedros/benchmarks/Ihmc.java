package dev.cedros.benchmarks;

import dev.cedros.benchmarks.ihmc.JointState;
import dev.cedros.benchmarks.ihmc.Marker;
import dev.cedros.benchmarks.ihmc.TFMessage;
import dev.cedros.benchmarks.ihmc.Topic;
import dev.cedros.benchmarks.ihmc.TopicType;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import us.ihmc.pubsub.common.SerializedPayload;

/** The arm of another library in Java, {@code us.ihmc:ihmc-pub-sub}. */
public class Ihmc extends Arm {
    /** The messages of a row of markers, transforms or joints, in turn. */
    @State(Scope.Thread)
    public static class Messages extends RowState {
        /** The name of the row. */
        @Param({
            "tf-1",
            "tf-3",
            "tf-20",
            "tf-50",
            "marker",
            "reference-marker",
            "joint-state-1",
            "joint-state-12",
            "joint-state-100"
        })
        public String row = "";

        private Peer<?> peer = new Peer<>(TFMessage.TYPE, List.of(new byte[8]));

        @Override
        final String name() {
            return row;
        }

        @Override
        void prepare(Row<?> named) {
            peer = peer(named);
        }
    }

    /** Encodes into memory outside the heap that is kept. */
    @Benchmark
    public int encode(Messages state) {
        return state.peer.encode();
    }

    /** Decodes into new objects. */
    @Benchmark
    public Object decode(Messages state) {
        return state.peer.decode();
    }

    /** Decodes into the objects of the message before. */
    @Benchmark
    public Object decodeInto(Messages state) {
        return state.peer.decodeInto();
    }

    /** The messages of a row, and what the library does with them. */
    static Peer<?> peer(Row<?> row) {
        return new Peer<>(type(row), row.encoded());
    }

    private static TopicType<?> type(Row<?> row) {
        return switch (row.type().typeName()) {
            case "tf2_msgs/msg/TFMessage" -> TFMessage.TYPE;
            case "visualization_msgs/msg/Marker" -> Marker.TYPE;
            case "sensor_msgs/msg/JointState" -> JointState.TYPE;
            default -> throw new IllegalArgumentException("The library is not asked to know " + row);
        };
    }

    /** The messages of a type and their payloads, in turn. */
    static final class Peer<T> {
        private final Topic<T> topic;
        private final Turns<T> messages;
        private final Turns<SerializedPayload> encoded;
        private final SerializedPayload kept;
        private final T reused;

        Peer(TopicType<T> type, List<byte[]> encoded) {
            this.topic = new Topic<>(type);
            this.encoded = new Turns<>(encoded.stream().map(Peer::payload).toList());
            this.messages = new Turns<>(encoded.stream()
                    .map(bytes -> topic.deserialize(payload(bytes)))
                    .toList());
            this.kept = new SerializedPayload(
                    encoded.stream().mapToInt(bytes -> bytes.length).max().orElseThrow());
            this.reused = type.create();
        }

        private static SerializedPayload payload(byte[] bytes) {
            SerializedPayload payload = new SerializedPayload(bytes.length);
            payload.getData().put(bytes);
            return payload;
        }

        int encode() {
            return topic.serialize(messages.next(), kept);
        }

        /** What was encoded last. */
        byte[] encoded() {
            byte[] bytes = new byte[kept.getLength()];
            kept.getData().get(0, bytes);
            return bytes;
        }

        T decode() {
            return topic.deserialize(encoded.next());
        }

        T decodeInto() {
            topic.deserialize(encoded.next(), reused);
            return reused;
        }
    }
}
