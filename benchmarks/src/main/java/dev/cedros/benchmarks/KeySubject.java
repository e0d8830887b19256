package dev.cedros.benchmarks;

import dev.cedros.payload.Payload;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * The messages of a type with a key, in turn, and the static methods of its codec that have to do with keys.
 *
 * @param <T> the message
 */
final class KeySubject<T> {
    private static final int INSTANCES = 32;

    private final Turns<T> messages;
    private final Turns<Payload> encoded;
    private final Function<T, byte[]> hash;
    private final Function<Payload, byte[]> hashEncoded;
    private final Function<T, byte[]> encodeKey;

    private KeySubject(
            IntFunction<T> sample,
            Function<T, byte[]> encode,
            Function<T, byte[]> hash,
            Function<Payload, byte[]> hashEncoded,
            Function<T, byte[]> encodeKey) {
        this.messages =
                new Turns<>(IntStream.range(0, INSTANCES).mapToObj(sample).toList());
        this.encoded = new Turns<>(IntStream.range(0, INSTANCES)
                .mapToObj(i -> Payload.of(encode.apply(sample.apply(i))))
                .toList());
        this.hash = hash;
        this.hashEncoded = hashEncoded;
        this.encodeKey = encodeKey;
    }

    /** The row of this name. */
    static KeySubject<?> named(String name) {
        return switch (name) {
            case "key-number" ->
                new KeySubject<>(
                        Keyed.ById::sample,
                        Keyed_ByIdCodec::encode,
                        Keyed_ByIdCodec::keyHash,
                        Keyed_ByIdCodec::keyHash,
                        Keyed_ByIdCodec::encodeKey);
            case "key-text" ->
                new KeySubject<>(
                        Keyed.ByName::sample,
                        Keyed_ByNameCodec::encode,
                        Keyed_ByNameCodec::keyHash,
                        Keyed_ByNameCodec::keyHash,
                        Keyed_ByNameCodec::encodeKey);
            case "key-behind" ->
                new KeySubject<>(
                        Keyed.Behind::sample,
                        Keyed_BehindCodec::encode,
                        Keyed_BehindCodec::keyHash,
                        Keyed_BehindCodec::keyHash,
                        Keyed_BehindCodec::encodeKey);
            default -> throw new IllegalArgumentException("No row with a key is called " + name);
        };
    }

    byte[] hash() {
        return hash.apply(messages.next());
    }

    byte[] hashEncoded() {
        return hashEncoded.apply(encoded.next());
    }

    byte[] encodeKey() {
        return encodeKey.apply(messages.next());
    }
}
