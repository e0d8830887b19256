package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrReader;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.error.PayloadReleasedException;
import dev.cedros.payload.Payload;
import dev.cedros.vectors.SchemaWalk;
import dev.cedros.vectors.Slices;
import dev.cedros.vectors.VectorSchema;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** What must hold for one codec and one value, in one byte order and form of wide strings. */
final class RandomCheck {
    private static final int HEADER = 4;
    private static final int EDITS = 100;

    private final VectorSchema schema;
    private final VectorClasses classes;
    private final VectorCodec codec;
    private final SchemaWalk walk;
    private final Random random;
    private final CdrOptions options;
    private final Map<String, Object> value;
    private final Object object;
    private final byte[] bytes;

    RandomCheck(
            VectorSchema schema, VectorClasses classes, Random random, CdrOptions options, Map<String, Object> value) {
        this.schema = schema;
        this.classes = classes;
        this.random = random;
        this.options = options;
        this.value = value;
        codec = new VectorCodec(classes.rootCodec(), classes.rootClass());
        walk = new SchemaWalk(schema, random.nextBoolean());
        object = classes.toJava(value);
        bytes = reference(0);
    }

    /** What the schema says of the value when so many bytes stand before it. */
    private byte[] reference(int start) {
        CdrWriter out = writer(start);
        walk.write(value, out);
        return out.toByteArray();
    }

    private CdrWriter writer(int start) {
        CdrWriter out = CdrWriter.growing(options);
        out.writeEncapsulation();
        for (int i = 0; i < start; i++) {
            out.writeUint8(0xee);
        }
        return out;
    }

    /** All checks. */
    void run() throws IllegalAccessException {
        encodes();
        knowsSizes();
        writesAndReadsAnywhere();
        readsSlices();
        readsWhereTheWindowEnds();
        sharesTheBytes();
        refusesWhatIsCutShort();
        survivesEdits();
        copies();
        compares();
        readsIntoObjects();
    }

    private void encodes() {
        assertArrayEquals(bytes, codec.encode(object, options), "encoded");
        byte[] target = new byte[bytes.length + 2];
        Arrays.fill(target, (byte) 0x5a);
        assertEquals(bytes.length, codec.encode(object, target, 1, options));
        assertArrayEquals(bytes, Arrays.copyOfRange(target, 1, 1 + bytes.length), "encoded over other bytes");
        assertTrue(target[0] == 0x5a && target[1 + bytes.length] == 0x5a, "bytes around");
        same(codec.decode(bytes, options));
    }

    private void same(Object decoded) {
        assertEquals(value, classes.fromJava(decoded));
        assertTrue(codec.equal(object, decoded), "equal");
        assertEquals(codec.hash(object), codec.hash(decoded), "hash");
    }

    private void knowsSizes() {
        int size = codec.serializedSize(object, options);
        assertEquals(bytes.length, size, "size");
        assertTrue(codec.minSize() <= size && size <= codec.maxSize(), "size between the smallest and the largest");
        assertTrue(size <= codec.serializedSizeEstimate(object, options), "estimate");
    }

    private void writesAndReadsAnywhere() {
        for (int start = 0; start < 8; start++) {
            byte[] expected = reference(start);
            CdrWriter out = writer(start);
            codec.write(object, out);
            assertArrayEquals(expected, out.toByteArray(), "written at " + start);
            assertEquals(expected.length - HEADER, codec.serializedEnd(object, start, options), "end from " + start);
            CdrReader in = CdrReader.of(expected, options);
            in.readEncapsulation();
            in.skip(1, start);
            same(codec.read(in));
            assertEquals(0, in.remaining());
        }
    }

    private void readsSlices() {
        for (int cut = 0; cut <= bytes.length; cut++) {
            List<ByteBuffer> slices = new ArrayList<>(List.of(slice(0, cut), slice(cut, bytes.length)));
            if (cut % 3 == 0) {
                int second = cut + random.nextInt(bytes.length - cut + 1);
                slices = List.of(slice(0, cut), slice(cut, second), slice(second, bytes.length));
            }
            Object decoded = codec.decode(Payload.of(slices), options);
            assertTrue(codec.equal(object, decoded), "decoded from slices cut at " + cut);
            if (RandomKeys.isKeyed(schema)) {
                assertArrayEquals(
                        codec.type().keyHash(Payload.of(bytes), options),
                        codec.type().keyHash(Payload.of(slices), options));
            }
        }
    }

    /** Behind so many other bytes that what a reader sees of a payload at first ends in the message, whole or hostile. */
    private void readsWhereTheWindowEnds() {
        for (int i = 0; i < 8; i++) {
            int start = Slices.WINDOW - HEADER - random.nextInt(bytes.length + 8);
            byte[] behind = reference(start);
            same(readBehind(start, CdrReader.of(Slices.direct(behind), options)));
            byte[] hostile = behind.clone();
            if (i % 2 == 0) {
                hostile = Arrays.copyOf(behind, HEADER + start + random.nextInt(behind.length - HEADER - start));
            } else {
                hostile[HEADER + start + random.nextInt(behind.length - HEADER - start)] ^=
                        (byte) (1 + random.nextInt(255));
            }
            Object expected = outcome(start, CdrReader.of(hostile, options));
            Object seen = outcome(start, CdrReader.of(Slices.small(hostile, 2000, random), options));
            if (classes.rootClass().isInstance(expected) && classes.rootClass().isInstance(seen)) {
                assertTrue(codec.equal(expected, seen), "behind " + start);
            } else {
                assertEquals(expected, seen, "behind " + start);
            }
        }
    }

    private Object readBehind(int start, CdrReader in) {
        in.readEncapsulation();
        in.skip(1, start);
        Object decoded = codec.read(in);
        in.readEnd();
        return decoded;
    }

    private Object outcome(int start, CdrReader in) {
        try {
            return readBehind(start, in);
        } catch (CdrException e) {
            return List.of(e.code(), e.offset(), e.length(), e.getMessage());
        }
    }

    private void sharesTheBytes() {
        same(codec.decodeOwned(bytes.clone(), options));
        byte[] shared = new byte[bytes.length + 8];
        int offset = random.nextInt(8);
        System.arraycopy(bytes, 0, shared, offset, bytes.length);
        Payload payload = Payload.of(shared, offset, bytes.length);
        Object borrowed = codec.decodeBorrowed(payload, options);
        same(borrowed);
        assertArrayEquals(bytes, codec.encode(borrowed, options), "encoded while borrowed");
        Object copy = codec.copy(borrowed);
        Payload slices =
                Payload.of(List.of(slice(0, offset % bytes.length), slice(offset % bytes.length, bytes.length)));
        Object fromSlices = codec.decodeBorrowed(slices, options);

        payload.release();
        Arrays.fill(shared, (byte) 0x5a);
        same(copy);
        assertTrue(equalOrReleased(borrowed), "the old value or an error after release");
        if (!slices.hasArray()) {
            slices.release();
            same(fromSlices);
        }
        assertThrows(PayloadReleasedException.class, () -> codec.decodeBorrowed(payload, options));
    }

    private boolean equalOrReleased(Object borrowed) {
        try {
            return codec.equal(object, borrowed);
        } catch (PayloadReleasedException released) {
            PayloadReleasedException e =
                    assertThrows(PayloadReleasedException.class, () -> codec.encode(borrowed, options));
            assertEquals(schema.typeName(), e.typeName());
            assertTrue(e.member() != null && !e.member().isEmpty(), e::getMessage);
            return true;
        }
    }

    private void refusedByAll(CdrException refused, byte[] wrong) {
        CdrException owned = assertThrows(CdrException.class, () -> codec.decodeOwned(wrong.clone(), options));
        assertEquals(refused.getMessage(), owned.getMessage());
        CdrException borrowed =
                assertThrows(CdrException.class, () -> codec.decodeBorrowed(Payload.of(wrong), options));
        assertEquals(refused.getMessage(), borrowed.getMessage());
        Payload slices = Slices.small(wrong, 10, random);
        CdrException sliced = assertThrows(CdrException.class, () -> codec.decode(slices, options));
        assertEquals(refused.getMessage(), sliced.getMessage());
        assertEquals(refused.offset(), sliced.offset());
    }

    /** A part of the bytes, on the heap, outside or unwritable. */
    private ByteBuffer slice(int from, int to) {
        ByteBuffer part = ByteBuffer.wrap(bytes, from, to - from);
        return switch (random.nextInt(3)) {
            case 0 -> part;
            case 1 -> part.asReadOnlyBuffer();
            default -> ByteBuffer.allocateDirect(to - from).put(part).flip();
        };
    }

    private void refusesWhatIsCutShort() {
        for (int length = 0; length < bytes.length; length++) {
            byte[] cut = Arrays.copyOf(bytes, length);
            CdrException refused = assertThrows(CdrException.class, () -> codec.decode(cut, options));
            refusedByAll(refused, cut);
            assertTrue(refused.offset() <= length, refused::getMessage);
            if (length >= HEADER) {
                assertEquals(schema.typeName(), refused.typeName());
                assertTrue(refused.member() != null && !refused.member().isEmpty(), refused::getMessage);
            }
        }
    }

    private void survivesEdits() {
        for (int i = 0; i < EDITS; i++) {
            byte[] edited = bytes.clone();
            int at = random.nextInt(bytes.length);
            edited[at] ^= (byte) (1 + random.nextInt(255));
            try {
                survives(edited);
            } catch (RuntimeException | AssertionError failed) {
                String edit = String.format(" with byte %d changed from %02x to %02x", at, bytes[at], edited[at]);
                fail(HexFormat.of().formatHex(bytes) + edit, failed);
            }
        }
    }

    /** Any bytes give a value, the same as the schema's reader gives, or the one kind of exception. */
    private void survives(byte[] edited) {
        Object decoded;
        try {
            decoded = codec.decode(edited, options);
        } catch (CdrException refused) {
            assertTrue(refused.offset() >= 0 && refused.offset() <= edited.length, refused::getMessage);
            refusedByAll(refused, edited);
            keyHashOrRefused(edited);
            return;
        }
        CdrReader in = CdrReader.of(edited, options);
        in.readEncapsulation();
        assertEquals(walk.read(in), classes.fromJava(decoded));
        in.readEnd();
        assertTrue(codec.equal(decoded, codec.decodeOwned(edited, options)), "decoded owned");
        assertTrue(codec.equal(decoded, codec.decodeBorrowed(Payload.of(edited), options)), "decoded borrowed");
        assertTrue(codec.equal(decoded, codec.decode(codec.encode(decoded, options), options)), "decoded twice");
        if (RandomKeys.isKeyed(schema) && options.wstringForm() == CdrOptions.DEFAULT.wstringForm()) {
            assertArrayEquals(codec.keyHash(decoded), codec.keyHash(Payload.of(edited)), "hash of the edited key");
        }
    }

    private void keyHashOrRefused(byte[] edited) {
        if (RandomKeys.isKeyed(schema)) {
            try {
                assertEquals(16, codec.keyHash(Payload.of(edited)).length);
            } catch (CdrException refused) {
                assertTrue(refused.offset() >= 0 && refused.offset() <= edited.length, refused::getMessage);
            }
        }
    }

    private void copies() throws IllegalAccessException {
        Object original = classes.toJava(value);
        Object copy = codec.copy(original);
        same(copy);
        Scramble.everything(original);
        same(copy);
    }

    private void compares() {
        RandomValues values = new RandomValues(schema, random, false);
        for (int i = 0; i < 8; i++) {
            Map<String, Object> changed = values.changed(value);
            Object other = classes.toJava(changed);
            boolean same = value.equals(changed);
            assertEquals(same, codec.equal(object, other), () -> "equal to " + changed);
            assertTrue(!same || codec.hash(object) == codec.hash(other), () -> "hash of " + changed);
        }
    }

    private void readsIntoObjects() {
        if (!classes.mutable()) {
            return;
        }
        Map<String, Object> other = new RandomValues(schema, random, false).next();
        Object target = classes.toJava(other);
        byte[] cut = Arrays.copyOf(bytes, random.nextInt(bytes.length));
        assertThrows(CdrException.class, () -> codec.decodeInto(cut, target, options));
        codec.decodeInto(codec.encode(classes.toJava(other), options), target, options);
        assertEquals(other, classes.fromJava(target), "read over a message that was filled in part");
        codec.decodeInto(bytes, target, options);
        same(target);
        codec.decodeInto(bytes, target, options);
        same(target);
    }
}
