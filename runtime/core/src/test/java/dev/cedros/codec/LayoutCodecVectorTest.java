package dev.cedros.codec;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.WstringForm;
import dev.cedros.payload.Payload;
import dev.cedros.vectors.Vectors;
import dev.cedros.vectors.WireVector;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The codec of types known at run time against the bytes of other implementations. */
class LayoutCodecVectorTest {
    static final List<WireVector> KEYED =
            Vectors.all().stream().filter(vector -> vector.key() != null).toList();

    static List<WireVector> vectors() {
        return Vectors.all();
    }

    private static CdrOptions options(WireVector vector, ByteOrder order) {
        WstringForm form = vector.twoByteWide() ? WstringForm.TWO_BYTE_UNITS : WstringForm.FOUR_BYTE_UNITS;
        return CdrOptions.DEFAULT.withByteOrder(order).withWstringForm(form);
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void decodesAndEncodesTheBytesOfOtherImplementations(WireVector vector) {
        LayoutCodec codec = LayoutCodec.of(Descriptions.of(vector.schema()));
        CdrOptions little = options(vector, ByteOrder.LITTLE_ENDIAN);
        CdrOptions big = options(vector, ByteOrder.BIG_ENDIAN);
        DynamicMessage message = codec.decode(vector.littleEndian(), little);
        assertEquals(vector.value(), SchemaValues.of(vector.schema(), message));
        DynamicMessage same = codec.decode(vector.bigEndian(), big);
        assertEquals(message, same);
        assertEquals(message.hashCode(), same.hashCode());
        assertArrayEquals(vector.littleEndian(), codec.encode(message, little));
        assertArrayEquals(vector.bigEndian(), codec.encode(message, big));
        assertEquals(vector.littleEndian().length, codec.serializedSize(message, little));
        assertTrue(codec.minSize() <= vector.littleEndian().length);
        assertTrue(vector.littleEndian().length <= codec.maxSize());
        assertTrue(vector.littleEndian().length <= codec.serializedSizeEstimate(message, little));
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void makesMessagesOfMaps(WireVector vector) {
        LayoutCodec codec = LayoutCodec.of(Descriptions.of(vector.schema()));
        CdrOptions options = options(vector, ByteOrder.LITTLE_ENDIAN);
        DynamicMessage message = codec.decode(vector.littleEndian(), options);
        assertEquals(message, DynamicMessage.of(codec.layout(), message.toMap()));
        Map<String, Object> plain = SchemaValues.unsigned(vector.schema(), vector.value());
        DynamicMessage made = DynamicMessage.of(codec.layout(), plain);
        assertEquals(message, made);
        assertArrayEquals(vector.littleEndian(), codec.encode(made, options));
    }

    @ParameterizedTest
    @FieldSource("KEYED")
    void hashesTheKey(WireVector vector) {
        LayoutCodec codec = LayoutCodec.of(Descriptions.of(vector.schema()));
        DynamicMessage message = codec.decode(vector.littleEndian(), options(vector, ByteOrder.LITTLE_ENDIAN));
        assertArrayEquals(vector.key().hash(), codec.keyHash(message));
        CdrOptions options = options(vector, ByteOrder.BIG_ENDIAN);
        assertArrayEquals(vector.key().hash(), codec.keyHash(Payload.of(vector.bigEndian()), options));
        if (!vector.twoByteWide()) {
            assertArrayEquals(vector.key().cdr(), codec.encodeKey(message));
            assertEquals(vector.key().cdr().length, codec.keySerializedSize(message));
            assertTrue(codec.keyMinSize() <= vector.key().cdr().length);
            assertTrue(vector.key().cdr().length <= codec.keyMaxSize());
            assertTrue(vector.key().cdr().length <= codec.keySerializedSizeEstimate(message));
        }
    }
}
