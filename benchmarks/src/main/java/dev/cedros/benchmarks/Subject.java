package dev.cedros.benchmarks;

import dev.cedros.payload.Payload;
import java.util.List;

/** The messages of a row, with the generated codec of their type. */
final class Subject<T> {
    private final Codec<T> codec;
    private final Turns<T> messages;

    Subject(Row<T> row) {
        this.codec = row.codec();
        List<T> samples = row.samples();
        this.messages = new Turns<>(samples);
        // Sizes are asked for by programs that also encode, and that have done so before: twice, here.
        for (T sample : samples) {
            byte[] bytes = codec.fresh().apply(sample);
            codec.encoder().encode(sample, bytes, 0);
        }
    }

    int encode(byte[] buffer) {
        return codec.encoder().encode(messages.next(), buffer, 0);
    }

    byte[] encodeFresh() {
        return codec.fresh().apply(messages.next());
    }

    T decode(byte[] bytes) {
        return codec.decoder().apply(bytes);
    }

    T decodeOwned(byte[] bytes) {
        return codec.owned().apply(bytes);
    }

    T decodeBorrowed(Payload payload) {
        return codec.borrowed().apply(payload);
    }

    int size() {
        return codec.size().applyAsInt(messages.next());
    }

    int estimate() {
        return codec.estimate().applyAsInt(messages.next());
    }

    int bounds() {
        return codec.type().minSize() + codec.type().maxSize();
    }
}
