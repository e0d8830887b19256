package dev.cedros.vectors;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrReader;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.cdr.KeyHash;
import dev.cedros.cdr.WstringForm;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Reader and writer against the bytes of other implementations. */
class VectorTest {
    private static final Set<String> PRIMITIVES = Set.of(
            "bool", "byte", "char", "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "float32",
            "float64", "string", "wstring");

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
    void writesTheBytesOfOtherImplementations(WireVector vector) {
        for (boolean bulk : new boolean[] {false, true}) {
            assertArrayEquals(vector.littleEndian(), written(vector, ByteOrder.LITTLE_ENDIAN, bulk));
            assertArrayEquals(vector.bigEndian(), written(vector, ByteOrder.BIG_ENDIAN, bulk));
        }
    }

    private static byte[] written(WireVector vector, ByteOrder order, boolean bulk) {
        CdrWriter out = CdrWriter.growing(8, options(vector, order));
        out.writeEncapsulation();
        new SchemaWalk(vector.schema(), bulk).write(vector.value(), out);
        return out.toByteArray();
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void writesIntoBuffersThatJustFit(WireVector vector) {
        byte[] expected = vector.littleEndian();
        byte[] array = new byte[expected.length + 10];
        Arrays.fill(array, (byte) 0x5a);
        CdrOptions options = options(vector, ByteOrder.LITTLE_ENDIAN);
        CdrWriter out = CdrWriter.into(array, 7, expected.length, options);
        out.writeEncapsulation();
        new SchemaWalk(vector.schema(), true).write(vector.value(), out);
        assertEquals(expected.length, out.size());
        assertArrayEquals(expected, Arrays.copyOfRange(array, 7, 7 + expected.length));
        assertEquals(0x5a, array[6]);
        assertEquals(0x5a, array[7 + expected.length]);

        ByteBuffer direct = ByteBuffer.allocateDirect(expected.length);
        CdrWriter toDirect = CdrWriter.into(direct, options);
        toDirect.writeEncapsulation();
        new SchemaWalk(vector.schema(), false).write(vector.value(), toDirect);
        assertEquals(expected.length, toDirect.finish());
        assertEquals(ByteBuffer.wrap(expected), direct.flip());
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void readsTheBytesOfOtherImplementations(WireVector vector) {
        for (boolean bulk : new boolean[] {false, true}) {
            for (byte[] bytes : List.of(vector.littleEndian(), vector.bigEndian())) {
                CdrReader in = CdrReader.of(bytes, 0, bytes.length, options(vector, ByteOrder.LITTLE_ENDIAN));
                in.readEncapsulation();
                assertEquals(vector.value(), new SchemaWalk(vector.schema(), bulk).read(in));
                assertEquals(0, in.remaining());
                in.readEnd();
            }
        }
    }

    @ParameterizedTest
    @FieldSource("KEYED")
    void writesTheKeyAlone(WireVector vector) {
        SchemaWalk walk = new SchemaWalk(vector.schema(), false);
        CdrWriter alone = CdrWriter.growing(CdrOptions.DEFAULT);
        alone.writeEncapsulation();
        walk.writeKey(vector.value(), alone);
        assertArrayEquals(vector.key().cdr(), alone.toByteArray());
    }

    @ParameterizedTest
    @FieldSource("KEYED")
    void hashesTheKey(WireVector vector) {
        CdrWriter keys = CdrWriter.keys();
        new SchemaWalk(vector.schema(), true).writeKey(vector.value(), keys);
        assertArrayEquals(vector.key().xcdr2(), keys.toByteArray());
        assertArrayEquals(vector.key().hash(), KeyHash.of(keys, vector.key().padded()));
    }

    @Test
    void everyPrimitiveComesInEveryShape() {
        Set<String> seen = new TreeSet<>();
        Set<String> names = new HashSet<>();
        for (WireVector vector : Vectors.all()) {
            assertTrue(names.add(vector.name()), vector.name());
            vector.schema()
                    .types()
                    .values()
                    .forEach(struct ->
                            struct.members().forEach(member -> seen.add(member.type() + " " + member.shape())));
        }
        Set<String> wanted = new TreeSet<>();
        for (String primitive : PRIMITIVES) {
            for (VectorSchema.Shape shape : VectorSchema.Shape.values()) {
                wanted.add(primitive + " " + shape);
            }
        }
        wanted.removeAll(seen);
        assertEquals(Set.of(), wanted);
        assertNotNull(KEYED.get(0).key());
    }
}
