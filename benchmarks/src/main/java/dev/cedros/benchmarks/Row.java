package dev.cedros.benchmarks;

import dev.cedros.codec.MessageType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * One row of the benchmarks: a message type and a few messages of it, which take turns, so that no branch is learnt by
 * heart.
 *
 * @param <T> the message
 */
public final class Row<T> {
    private final String name;
    private final Codec<T> codec;
    private final IntFunction<T> sample;
    private final int instances;

    Row(String name, Codec<T> codec, IntFunction<T> sample, int instances) {
        this.name = name;
        this.codec = codec;
        this.sample = sample;
        this.instances = instances;
    }

    /** What the row is called, also in the native benchmarks. */
    public String name() {
        return name;
    }

    /** The type of the messages. */
    public MessageType<T> type() {
        return codec.type();
    }

    /** The static codec of the type. */
    Codec<T> codec() {
        return codec;
    }

    /** Makes the messages anew; equal ones each time. */
    public List<T> samples() {
        List<T> samples = new ArrayList<>(instances);
        for (int i = 0; i < instances; i++) {
            samples.add(sample.apply(i));
        }
        return samples;
    }

    /** The encoded messages. */
    public List<byte[]> encoded() {
        List<byte[]> encoded = new ArrayList<>(instances);
        for (T sample : samples()) {
            encoded.add(codec.fresh().apply(sample));
        }
        return encoded;
    }

    /** The same row, of messages that were decoded. */
    Row<T> decoded() {
        return decoded(codec);
    }

    /** The same row with another class for the same type, of messages that were decoded to it. */
    <M> Row<M> decoded(Codec<M> other) {
        return new Row<>(name, other, n -> other.decoder().apply(codec.fresh().apply(sample.apply(n))), instances);
    }

    /** The name. */
    @Override
    public String toString() {
        return name;
    }
}
