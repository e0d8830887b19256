package dev.cedros.benchmarks.node.montblanc;

import dev.cedros.codec.MessageType;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.FloatSequence;
import dev.cedros.sequence.IntSequence;
import java.util.Map;
import java.util.function.Function;

/**
 * The type of a topic's messages, and how to make them.
 *
 * @param <T> the message
 * @param type the codec
 * @param bytes how many bytes of data a message has
 * @param message makes one of a header; the data are always the same
 */
record Shape<T extends Stamped>(MessageType<T> type, int bytes, Function<TrackingHeader, T> message) {
    private static final String VECTOR = "vec:";

    private static final Map<String, Shape<?>> FIXED = Map.ofEntries(
            Map.entry("float32[3]", floats(3, Stamped_Floats3Codec.TYPE, Stamped.Floats3::new)),
            Map.entry("float32[4]", floats(4, Stamped_Floats4Codec.TYPE, Stamped.Floats4::new)),
            Map.entry("float32[9]", floats(9, Stamped_Floats9Codec.TYPE, Stamped.Floats9::new)),
            Map.entry("float32[12]", floats(12, Stamped_Floats12Codec.TYPE, Stamped.Floats12::new)),
            Map.entry("int32[4]", ints()),
            Map.entry(
                    "int64", new Shape<>(Stamped_WholeCodec.TYPE, Long.BYTES, header -> new Stamped.Whole(header, 42))),
            Map.entry("byte[100]", bytes(100, Stamped_Bytes100Codec.TYPE, Stamped.Bytes100::new)),
            Map.entry("byte[1000]", bytes(1000, Stamped_Bytes1000Codec.TYPE, Stamped.Bytes1000::new)),
            Map.entry("byte[250000]", bytes(250_000, Stamped_Bytes250000Codec.TYPE, Stamped.Bytes250000::new)));

    /** Makes a message of a header and data. */
    private interface Maker<D, T> {
        T make(TrackingHeader header, D data);
    }

    /**
     * The shape as the table spells it: {@code int32[4]}, or {@code vec:1000} for a sequence of so many bytes.
     *
     * @throws IllegalArgumentException if there is no such shape
     */
    static Shape<?> named(String name) {
        if (name.startsWith(VECTOR)) {
            return bytes(
                    Integer.parseInt(name.substring(VECTOR.length())), Stamped_VectorCodec.TYPE, Stamped.Vector::new);
        }
        Shape<?> shape = FIXED.get(name);
        if (shape == null) {
            throw new IllegalArgumentException("No shape is called " + name);
        }
        return shape;
    }

    private static <T extends Stamped> Shape<T> floats(int count, MessageType<T> type, Maker<FloatSequence, T> maker) {
        FloatSequence data = FloatSequence.of(new float[count]);
        return new Shape<>(type, count * Float.BYTES, header -> maker.make(header, data));
    }

    private static Shape<Stamped.Ints4> ints() {
        IntSequence data = IntSequence.of(1, 2, 3, 4);
        return new Shape<>(
                Stamped_Ints4Codec.TYPE, data.size() * Integer.BYTES, header -> new Stamped.Ints4(header, data));
    }

    private static <T extends Stamped> Shape<T> bytes(int count, MessageType<T> type, Maker<ByteSequence, T> maker) {
        ByteSequence data = ByteSequence.of(new byte[count]);
        return new Shape<>(type, count, header -> maker.make(header, data));
    }
}
