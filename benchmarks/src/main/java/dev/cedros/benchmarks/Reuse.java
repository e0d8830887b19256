package dev.cedros.benchmarks;

import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A message of a mutable class that is decoded into again and again.
 *
 * @param <M> the class
 */
final class Reuse<M> {
    private final M message;
    private final Decoder<M> decoder;
    private final Function<M, byte[]> encoder;

    private Reuse(Supplier<M> message, Decoder<M> decoder, Function<M, byte[]> encoder) {
        this.message = message.get();
        this.decoder = decoder;
        this.encoder = encoder;
    }

    /** Decodes into an existing message. */
    interface Decoder<M> {
        void decodeInto(byte[] data, M message);
    }

    /** One for the type of a row. */
    static Reuse<?> of(Row<?> row) {
        return switch (row.type().typeName()) {
            case "tf2_msgs/msg/TFMessage" ->
                new Reuse<>(Mutable.TFMessage::new, Mutable_TFMessageCodec::decodeInto, Mutable_TFMessageCodec::encode);
            case "visualization_msgs/msg/Marker" ->
                new Reuse<>(Mutable.Marker::new, Mutable_MarkerCodec::decodeInto, Mutable_MarkerCodec::encode);
            case "sensor_msgs/msg/JointState" ->
                new Reuse<>(
                        Mutable.JointState::new, Mutable_JointStateCodec::decodeInto, Mutable_JointStateCodec::encode);
            case "sensor_msgs/msg/LaserScan" ->
                new Reuse<>(Mutable.LaserScan::new, Mutable_LaserScanCodec::decodeInto, Mutable_LaserScanCodec::encode);
            case "std_msgs/msg/Float64MultiArray" ->
                new Reuse<>(
                        Mutable.Float64MultiArray::new,
                        Mutable_Float64MultiArrayCodec::decodeInto,
                        Mutable_Float64MultiArrayCodec::encode);
            default -> throw new IllegalArgumentException("No mutable class for " + row);
        };
    }

    /** Decodes into the message and gives it. */
    M decode(byte[] data) {
        decoder.decodeInto(data, message);
        return message;
    }

    /** Encodes the message as it is. */
    byte[] encode() {
        return encoder.apply(message);
    }
}
