package dev.cedros.interfaces;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrReader;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.codec.DynamicMessage;
import dev.cedros.codec.LayoutCodec;
import dev.cedros.codec.MessageType;
import dev.cedros.payload.Payload;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;

/** Holds a generated codec, the codec of its layout and a walk along its description against each other. */
final class Agreement<T> {
    private static final CdrOptions LITTLE = CdrOptions.DEFAULT.withByteOrder(ByteOrder.LITTLE_ENDIAN);
    private static final CdrOptions BIG = CdrOptions.DEFAULT.withByteOrder(ByteOrder.BIG_ENDIAN);

    private final MessageType<T> generated;
    private final LayoutCodec interpreted;

    Agreement(MessageType<T> generated) {
        this.generated = generated;
        this.interpreted = LayoutCodec.of(generated.description());
    }

    /** Checks one value, at every place where it can start. */
    void check(long seed) {
        byte[] little = RandomBytes.of(generated.description(), seed, LITTLE, 0);
        byte[] big = RandomBytes.of(generated.description(), seed, BIG, 0);
        T message = generated.decode(little);
        DynamicMessage dynamic = interpreted.decode(little);
        same(generated, message, little, big);
        same(interpreted, dynamic, little, big);
        sizes(generated, message, little.length);
        sizes(interpreted, dynamic, little.length);
        assertEquals(interpreted.minSize(), generated.minSize(), "smallest size");
        assertEquals(interpreted.maxSize(), generated.maxSize(), "largest size");
        CdrOptions options = (seed & 1) == 0 ? LITTLE : BIG;
        for (int start = 0; start < 8; start++) {
            byte[] expected = RandomBytes.of(generated.description(), seed, options, start);
            startingAt(generated, message, expected, start, options);
            startingAt(interpreted, dynamic, expected, start, options);
        }
    }

    private static <M> void same(MessageType<M> type, M message, byte[] little, byte[] big) {
        assertArrayEquals(little, type.encode(message, LITTLE), "little-endian");
        assertArrayEquals(big, type.encode(message, BIG), "big-endian");
        M back = type.decode(big);
        assertTrue(type.equal(message, back), "decoded from the other order");
        assertEquals(type.hash(message), type.hash(back), "hash");
        for (byte[] bytes : List.of(little, big)) {
            shared(type, message, little, bytes);
        }
        byte[] buffer = new byte[little.length + 3];
        assertEquals(little.length, type.encode(message, buffer, 2, LITTLE));
        assertArrayEquals(little, Arrays.copyOfRange(buffer, 2, buffer.length - 1), "encoded into a buffer");
    }

    /** Messages that share the bytes they were decoded from are the same, and so is what they are encoded to. */
    private static <M> void shared(MessageType<M> type, M message, byte[] little, byte[] bytes) {
        ByteBuffer direct = ByteBuffer.allocateDirect(bytes.length).put(bytes).flip();
        ByteBuffer half = direct.duplicate().limit(bytes.length / 2);
        ByteBuffer rest = direct.duplicate().position(bytes.length / 2);
        List<M> all = List.of(
                type.decodeOwned(bytes),
                type.decodeBorrowed(Payload.of(bytes)),
                type.decodeBorrowed(Payload.of(direct)),
                type.decodeBorrowed(Payload.of(List.of(half, rest))));
        for (M each : all) {
            assertTrue(type.equal(message, each), "decoded without copying");
            assertArrayEquals(little, type.encode(each), "encoded from shared bytes");
        }
    }

    private static <M> void sizes(MessageType<M> type, M message, int written) {
        assertEquals(written, type.serializedSize(message), "size");
        assertTrue(type.minSize() <= written, "the smallest size is " + type.minSize() + ", and this has " + written);
        assertTrue(type.maxSize() >= written, "the largest size is " + type.maxSize() + ", and this has " + written);
        assertTrue(type.serializedSizeEstimate(message) >= written, "estimate");
    }

    private static <M> void startingAt(MessageType<M> type, M message, byte[] expected, int start, CdrOptions options) {
        CdrWriter out = CdrWriter.growing(options);
        out.writeEncapsulation();
        for (int i = 0; i < start; i++) {
            out.writeUint8(0xee);
        }
        type.write(message, out);
        assertArrayEquals(expected, out.toByteArray(), () -> "written at " + start);
        CdrReader in = CdrReader.of(expected, options);
        in.readEncapsulation();
        in.skip(1, start);
        assertTrue(type.equal(message, type.read(in)), () -> "read at " + start);
        assertEquals(0, in.remaining());
    }
}
