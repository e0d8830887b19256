package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.cdr.KeyHash;
import dev.cedros.payload.Payload;
import dev.cedros.vectors.SchemaWalk;
import dev.cedros.vectors.VectorSchema;
import dev.cedros.vectors.VectorSchema.Member;
import dev.cedros.vectors.VectorSchema.Shape;
import dev.cedros.vectors.VectorSchema.Struct;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;

/** What must hold for the key of a value. */
final class RandomKeys {
    private static final int HASH_SIZE = 16;

    private final VectorCodec codec;
    private final VectorSchema schema;
    private final SchemaWalk walk;
    private final Map<String, Object> largest;

    RandomKeys(VectorSchema schema, VectorCodec codec) {
        this.schema = schema;
        this.codec = codec;
        walk = new SchemaWalk(schema, false);
        largest = new RandomValues(schema, new Random(0), false).largest();
    }

    static boolean isKeyed(VectorSchema schema) {
        return schema.root().members().stream().anyMatch(Member::key);
    }

    void check(Map<String, Object> value, Object object) {
        byte[] hash = KeyHash.of(
                xcdr2(value), bounded(schema.root()) && xcdr2(largest).size() <= HASH_SIZE);
        assertArrayEquals(hash, codec.keyHash(object), "hash of the message");
        for (ByteOrder order : new ByteOrder[] {ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN}) {
            byte[] bytes = codec.encode(object, CdrOptions.DEFAULT.withByteOrder(order));
            assertArrayEquals(hash, codec.keyHash(Payload.of(bytes)), "hash of the payload, " + order);
            cutShort(bytes, hash);
        }
        byte[] key = xcdr1(value);
        assertArrayEquals(key, codec.encodeKey(object), "encoded key");
        assertEquals(key.length, codec.keySerializedSize(object), "size of the key");
        assertTrue(key.length <= codec.keySerializedSizeEstimate(object), "estimate of the key");
        assertTrue(codec.keyMinSize() <= key.length && key.length <= codec.keyMaxSize(), "size of the key in bounds");
    }

    /** The extreme sizes of keys are those of the extreme values. */
    void checkBounds(Map<String, Object> smallest) {
        assertEquals(xcdr1(smallest).length, codec.keyMinSize(), "smallest key");
        assertEquals(
                bounded(schema.root()) ? xcdr1(largest).length : Integer.MAX_VALUE, codec.keyMaxSize(), "largest key");
    }

    private CdrWriter xcdr2(Map<String, Object> value) {
        CdrWriter keys = CdrWriter.keys();
        walk.writeKey(value, keys);
        return keys;
    }

    private byte[] xcdr1(Map<String, Object> value) {
        CdrWriter out = CdrWriter.growing(CdrOptions.DEFAULT);
        out.writeEncapsulation();
        walk.writeKey(value, out);
        return out.toByteArray();
    }

    private boolean bounded(Struct struct) {
        return struct.keyMembers().stream()
                .allMatch(member -> member.shape() != Shape.SEQUENCE
                        && (member.primitive()
                                ? !member.type().endsWith("string") || member.textBound() >= 0
                                : bounded(schema.nested(member))));
    }

    /** What is cut off behind the key may go unnoticed; the hash is right or there is none. */
    private void cutShort(byte[] bytes, byte[] hash) {
        for (int length = 0; length < bytes.length; length++) {
            try {
                assertArrayEquals(hash, codec.keyHash(Payload.of(Arrays.copyOf(bytes, length))), "hash of a part");
            } catch (CdrException refused) {
                assertTrue(refused.offset() <= length, refused::getMessage);
            }
        }
    }
}
