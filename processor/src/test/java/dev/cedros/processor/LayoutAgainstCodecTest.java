package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrReader;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.cdr.WstringForm;
import dev.cedros.codec.DynamicMessage;
import dev.cedros.codec.LayoutCodec;
import dev.cedros.codec.MessageType;
import dev.cedros.error.BufferTooSmallException;
import dev.cedros.error.CedrosException;
import dev.cedros.payload.Payload;
import dev.cedros.vectors.SchemaWalk;
import dev.cedros.vectors.VectorSchema;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Generated codecs and the codec of layouts are two implementations of the same: equal bytes, equal sizes, equal hashes; they
 * take the same input, and refuse the rest in the same words. The seed is printed; {@code -Dcedros.seed} repeats a run,
 * {@code -Dcedros.types} makes it longer.
 */
class LayoutAgainstCodecTest {
    private static final int TYPES = Integer.getInteger("cedros.types", 16);
    private static final int VALUES = 4;
    private static final int EDITS = 150;

    @TestFactory
    Stream<DynamicTest> bothDoTheSame() {
        long seed = Long.getLong("cedros.seed", System.nanoTime());
        System.out.println("LayoutAgainstCodecTest seed " + seed + " (-Dcedros.seed=" + seed + ")");
        Random random = new Random(seed);
        List<VectorSchema> schemas = new ArrayList<>();
        List<PlainClasses> classes = new ArrayList<>();
        List<JavaFileObject> sources = new ArrayList<>();
        for (int i = 0; i < TYPES; i++) {
            VectorSchema schema = RandomSchema.next(random);
            PlainClasses plain = new PlainClasses(schema, "plain.t" + i);
            schemas.add(schema);
            classes.add(plain);
            sources.addAll(plain.sources());
        }
        Compilation compilation =
                Compiler.javac().withProcessors(new CedrosProcessor()).compile(sources);
        assertEquals(Compilation.Status.SUCCESS, compilation.status(), () -> compilation.diagnostics() + "");
        ClassLoader loader = new GeneratedClasses(compilation);
        List<DynamicTest> tests = new ArrayList<>();
        for (int i = 0; i < TYPES; i++) {
            VectorSchema schema = schemas.get(i);
            PlainClasses plain = classes.get(i);
            long ownSeed = random.nextLong();
            tests.add(DynamicTest.dynamicTest(
                    "type " + i + ", seed " + seed, () -> new Check(schema, plain, loader, new Random(ownSeed)).run()));
        }
        return tests.stream();
    }

    /** What must hold for one type. */
    private static final class Check {
        private final VectorSchema schema;
        private final VectorCodec generated;
        private final LayoutCodec layout;
        private final MessageType<Object> type;
        private final Random random;
        private final boolean keyed;

        @SuppressWarnings("unchecked")
        Check(VectorSchema schema, PlainClasses classes, ClassLoader loader, Random random) {
            this.schema = schema;
            this.generated = classes.codec(loader);
            this.type = (MessageType<Object>) classes.constant(loader, "TYPE");
            this.random = random;
            this.layout = LayoutCodec.of(SchemaDescriptions.of(schema));
            this.keyed = layout.isKeyed();
        }

        void run() {
            assertEquals(layout.layout(), type.layout());
            assertEquals(layout.typeHash(), type.typeHash());
            assertEquals(layout.description(), type.description());
            assertEquals(generated.minSize(), layout.minSize());
            assertEquals(generated.maxSize(), layout.maxSize());
            assertArrayEquals(generated.encode(generated.defaults()), layout.encode(layout.defaults()));
            if (keyed) {
                assertEquals(generated.keyMinSize(), layout.keyMinSize());
                assertEquals(generated.keyMaxSize(), layout.keyMaxSize());
            }
            RandomValues values = new RandomValues(schema, random, true);
            for (int i = 0; i < VALUES; i++) {
                Map<String, Object> value = values.next();
                value(value, options());
            }
        }

        private CdrOptions options() {
            return CdrOptions.DEFAULT
                    .withByteOrder(random.nextBoolean() ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN)
                    .withWstringForm(WstringForm.values()[random.nextInt(2)])
                    .withStrictBool(random.nextBoolean())
                    .withAllowTrailingBytes(random.nextInt(4) == 0)
                    .withReplaceMalformedUtf8(random.nextBoolean());
        }

        private void value(Map<String, Object> value, CdrOptions options) {
            CdrWriter out = CdrWriter.growing(options);
            out.writeEncapsulation();
            new SchemaWalk(schema, true).write(value, out);
            byte[] bytes = out.toByteArray();
            same(bytes, options);
            Object object = generated.decode(bytes, options);
            DynamicMessage message = layout.decode(bytes, options);
            assertArrayEquals(bytes, layout.encode(message, options));
            sizes(object, message, options);
            smallBuffers(object, message, bytes.length, options);
            anywhere(object, message, options);
            slices(message, bytes, options);
            assertEquals(type.text(object), layout.text(message));
            maps(message, bytes, options);
            if (keyed) {
                keys(object, message);
            }
            for (int length = 0; length < bytes.length; length++) {
                same(Arrays.copyOf(bytes, length), options);
            }
            same(Arrays.copyOf(bytes, bytes.length + 1 + random.nextInt(6)), options);
            for (int i = 0; i < EDITS; i++) {
                same(edited(bytes), options);
            }
        }

        private byte[] edited(byte[] bytes) {
            byte[] edited = bytes.clone();
            for (int i = random.nextInt(3); i >= 0; i--) {
                int at = random.nextInt(edited.length);
                edited[at] = random.nextInt(3) == 0 ? (byte) random.nextInt(4) : (byte) random.nextInt();
            }
            return random.nextInt(4) == 0 ? Arrays.copyOf(edited, random.nextInt(edited.length)) : edited;
        }

        /** Both give the same value or refuse the bytes in the same way. */
        private void same(byte[] bytes, CdrOptions options) {
            String one = outcome(() -> {
                Object object = generated.decode(bytes, options);
                return again(() -> generated.encode(object, options)) + ", hash " + generated.hash(object);
            });
            String other = outcome(() -> {
                DynamicMessage message = layout.decode(bytes, options);
                return again(() -> layout.encode(message, options)) + ", hash " + layout.hash(message);
            });
            if (!cutBehindBadValue(bytes, options)) {
                assertEquals(one, other, () -> HexFormat.of().formatHex(bytes) + " " + options + "\n" + schema.text());
            }
            if (keyed) {
                String key = outcome(() -> HexFormat.of().formatHex(generated.keyHash(Payload.of(bytes))));
                assertEquals(key, outcome(() -> HexFormat.of().formatHex(layout.keyHash(Payload.of(bytes)))));
            }
        }

        /** A codec learns that data is cut off before it looks at the values in front, a layout for fewer of them. */
        private boolean cutBehindBadValue(byte[] bytes, CdrOptions options) {
            try {
                generated.decode(bytes, options);
                return false;
            } catch (CdrException cut) {
                if (!cut.code().equals("truncated")) {
                    return false;
                }
                CdrException refused = assertThrows(CdrException.class, () -> layout.decode(bytes, options));
                return !refused.code().equals(cut.code()) && refused.offset() < cut.offset();
            }
        }

        private static String again(Supplier<byte[]> encoded) {
            return outcome(() -> HexFormat.of().formatHex(encoded.get()));
        }

        private static String outcome(Supplier<String> attempt) {
            try {
                return attempt.get();
            } catch (CedrosException e) {
                String offset = e instanceof CdrException bad ? " at " + bad.offset() + " of " + bad.length() : "";
                return e.getClass().getSimpleName() + " " + e.code() + " " + e.typeName() + " " + e.member() + offset
                        + " " + e.getMessage();
            }
        }

        private void sizes(Object object, DynamicMessage message, CdrOptions options) {
            assertEquals(generated.serializedSize(object, options), layout.serializedSize(message, options));
            assertEquals(
                    generated.serializedSizeEstimate(object, options), layout.serializedSizeEstimate(message, options));
            for (int start = 0; start < 8; start++) {
                assertEquals(
                        generated.serializedEnd(object, start, options), layout.serializedEnd(message, start, options));
            }
        }

        private void smallBuffers(Object object, DynamicMessage message, int size, CdrOptions options) {
            byte[] buffer = new byte[size - 1];
            String one = outcome(() -> "" + generated.encode(object, buffer, 0, options));
            assertEquals(one, outcome(() -> "" + layout.encode(message, buffer, 0, options)));
            assertThrows(BufferTooSmallException.class, () -> layout.encode(message, new byte[size], 1, options));
        }

        private void anywhere(Object object, DynamicMessage message, CdrOptions options) {
            for (int start = 0; start < 8; start++) {
                CdrWriter one = CdrWriter.growing(options);
                CdrWriter other = CdrWriter.growing(options);
                for (int i = 0; i < start; i++) {
                    one.writeUint8(1);
                    other.writeUint8(1);
                }
                generated.write(object, one);
                layout.write(message, other);
                assertArrayEquals(one.toByteArray(), other.toByteArray());
                CdrReader in = CdrReader.of(other.toByteArray(), options);
                in.skip(1, start);
                assertEquals(message, layout.read(in));
                assertEquals(0, in.remaining());
            }
        }

        private void slices(DynamicMessage message, byte[] bytes, CdrOptions options) {
            for (int cut = 0; cut <= bytes.length; cut++) {
                ByteBuffer rest = ByteBuffer.allocateDirect(bytes.length - cut).put(bytes, cut, bytes.length - cut);
                Payload sliced = Payload.of(List.of(ByteBuffer.wrap(bytes, 0, cut), rest.flip()));
                assertEquals(message, layout.decode(sliced, options));
            }
        }

        private void maps(DynamicMessage message, byte[] bytes, CdrOptions options) {
            DynamicMessage made = DynamicMessage.of(layout.layout(), message.toMap());
            assertEquals(message, made);
            assertArrayEquals(bytes, layout.encode(made, options));
        }

        private void keys(Object object, DynamicMessage message) {
            assertArrayEquals(generated.keyHash(object), layout.keyHash(message));
            assertArrayEquals(generated.encodeKey(object), layout.encodeKey(message));
            assertEquals(generated.keySerializedSize(object), layout.keySerializedSize(message));
            assertEquals(generated.keySerializedSizeEstimate(object), layout.keySerializedSizeEstimate(message));
            assertTrue(layout.keySerializedSize(message) >= layout.keyMinSize());
        }
    }
}
