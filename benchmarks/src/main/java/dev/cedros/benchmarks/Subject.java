package dev.cedros.benchmarks;

/** The messages of a row, with the generated codec of their type. */
final class Subject<T> {
    private final Codec<T> codec;
    private final Turns<T> messages;
    private final Turns<byte[]> encoded;

    Subject(Row<T> row, Turns<byte[]> encoded) {
        this.codec = row.codec();
        this.messages = new Turns<>(row.samples());
        this.encoded = encoded;
    }

    int encode(byte[] buffer) {
        return codec.encoder().encode(messages.next(), buffer, 0);
    }

    byte[] encodeFresh() {
        return codec.fresh().apply(messages.next());
    }

    T decode() {
        return codec.decoder().apply(encoded.next());
    }

    int size() {
        return codec.size().applyAsInt(messages.next());
    }

    int estimate() {
        return codec.estimate().applyAsInt(messages.next());
    }
}
