package dev.cedros.benchmarks;

import dev.cedros.benchmarks.messages.ImageCodec;
import dev.cedros.benchmarks.messages.JointState;
import dev.cedros.benchmarks.messages.JointStateCodec;
import dev.cedros.benchmarks.messages.LaserScanCodec;
import dev.cedros.benchmarks.messages.TFMessage;
import dev.cedros.benchmarks.messages.TFMessageCodec;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;

/**
 * One row of the benchmarks: a message type, how its values are made, and its codec.
 *
 * @param <T> the message
 * @param sizeBytes what one encoded message takes, header included; 0 where it differs between messages
 * @param sample makes the n-th message
 * @param encoder encodes into a buffer
 * @param encode encodes into an array of its own
 * @param decode decodes a whole array
 * @param size computes the exact size
 */
record Subject<T>(
        int sizeBytes,
        IntFunction<T> sample,
        Encoder<T> encoder,
        Function<T, byte[]> encode,
        Function<byte[], T> decode,
        ToIntFunction<T> size) {

    /** Encodes a message into a buffer that the caller keeps. */
    interface Encoder<T> {
        int encode(T message, byte[] buffer, int offset);
    }

    /** The row of this name. */
    static Subject<?> named(String name) {
        return switch (name) {
            case "TFMessage x3" -> transforms(3);
            case "TFMessage x50" -> transforms(50);
            case "JointState 12" -> joints(12, 484);
            case "JointState 100" -> joints(100, 4004);
            case "LaserScan 1080" ->
                new Subject<>(
                        8700,
                        Samples::scan,
                        LaserScanCodec::encode,
                        LaserScanCodec::encode,
                        LaserScanCodec::decode,
                        LaserScanCodec::serializedSize);
            case "Image 720p" ->
                new Subject<>(
                        2_764_852,
                        Samples::image,
                        ImageCodec::encode,
                        ImageCodec::encode,
                        ImageCodec::decode,
                        ImageCodec::serializedSize);
            default -> throw new IllegalArgumentException("No row is called " + name);
        };
    }

    private static Subject<TFMessage> transforms(int count) {
        return new Subject<>(
                0,
                n -> Samples.transforms(n, count),
                TFMessageCodec::encode,
                TFMessageCodec::encode,
                TFMessageCodec::decode,
                TFMessageCodec::serializedSize);
    }

    private static Subject<JointState> joints(int count, int sizeBytes) {
        return new Subject<>(
                sizeBytes,
                n -> Samples.joints(n, count),
                JointStateCodec::encode,
                JointStateCodec::encode,
                JointStateCodec::decode,
                JointStateCodec::serializedSize);
    }
}
