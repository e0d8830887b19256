package dev.cedros.benchmarks;

import dev.cedros.codec.MessageType;
import dev.cedros.payload.Payload;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * The static methods of a generated codec. They are called directly, one method reference away: as long as a JVM runs one
 * row, the compiler sees through it.
 *
 * @param <T> the message
 * @param type the codec as an object
 * @param encoder encodes into a buffer that is kept
 * @param fresh encodes into an array of its own
 * @param decoder decodes a whole array
 * @param size computes the exact size
 * @param estimate computes the upper bound
 * @param owned decodes an array that is handed over
 * @param borrowed decodes a payload that is released later
 */
record Codec<T>(
        MessageType<T> type,
        Encoder<T> encoder,
        Function<T, byte[]> fresh,
        Function<byte[], T> decoder,
        ToIntFunction<T> size,
        ToIntFunction<T> estimate,
        Function<byte[], T> owned,
        Function<Payload, T> borrowed) {

    /** Encodes a message into a buffer that the caller keeps. */
    interface Encoder<T> {
        /** Writes the message from {@code offset} on and gives the number of bytes. */
        int encode(T message, byte[] buffer, int offset);
    }
}
