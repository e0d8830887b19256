package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrReader;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.cdr.WstringForm;
import dev.cedros.error.BufferTooSmallException;
import dev.cedros.payload.Payload;
import dev.cedros.vectors.VectorSchema;
import dev.cedros.vectors.Vectors;
import dev.cedros.vectors.WireVector;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Generated codecs against the bytes of other implementations. For the type of each wire vector there are annotated classes
 * in several variants, which between them hold its members in every Java type that the mapping allows; they are compiled with
 * the processor, and their codecs must give and take the vector's bytes.
 */
class VectorRecordsTest {
    private static final int ESTIMATE_LIMIT = 1024;

    @TestFactory
    Stream<DynamicNode> vectors() {
        return Vectors.files().stream().flatMap(VectorRecordsTest::ofFile);
    }

    private static Stream<DynamicNode> ofFile(String file) {
        Map<VectorSchema, List<WireVector>> bySchema = Vectors.of(file).stream()
                .collect(Collectors.groupingBy(WireVector::schema, LinkedHashMap::new, Collectors.toList()));
        int variants = bySchema.entrySet().stream()
                .mapToInt(entry -> new VectorClasses(entry.getKey(), values(entry.getValue()), "p", 0).variants())
                .max()
                .orElseThrow();
        return Stream.iterate(0, variant -> variant + 1)
                .limit(variants)
                .map(variant -> ofVariant(file, variant, bySchema));
    }

    private static List<Map<String, Object>> values(List<WireVector> vectors) {
        return vectors.stream().map(WireVector::value).toList();
    }

    /** The classes of a file's types that have this variant; compiled together when their turn comes. */
    private static DynamicNode ofVariant(String file, int variant, Map<VectorSchema, List<WireVector>> bySchema) {
        return DynamicContainer.dynamicContainer(
                file + ", variant " + variant, Stream.of(variant).flatMap(turn -> {
                    List<Case> cases = new ArrayList<>();
                    bySchema.forEach((schema, vectors) -> {
                        String javaPackage = "vectors.s" + cases.size();
                        VectorClasses classes = new VectorClasses(schema, values(vectors), javaPackage, turn);
                        if (turn < classes.variants()) {
                            cases.add(new Case(classes, vectors));
                        }
                    });
                    return compile(cases);
                }));
    }

    private record Case(VectorClasses classes, List<WireVector> vectors) {
        Stream<DynamicNode> tests(ClassLoader loader) {
            classes.load(loader);
            return vectors.stream()
                    .map(vector -> DynamicTest.dynamicTest(vector.name(), () -> new Check(classes, vector).run()));
        }
    }

    /** The tests of all cases; where the sources do not compile together, those that do alone. */
    private static Stream<DynamicNode> compile(List<Case> cases) {
        Compilation compilation = Compiler.javac()
                .withProcessors(new CedrosProcessor())
                .withOptions("-Xlint:all,-processing", "-Werror", "--release", "17")
                .compile(cases.stream()
                        .flatMap(one -> one.classes().sources().stream())
                        .toList());
        if (compilation.status() == Compilation.Status.SUCCESS) {
            ClassLoader loader = new GeneratedClasses(compilation);
            return cases.stream().flatMap(one -> one.tests(loader));
        }
        if (cases.size() > 1) {
            return cases.stream().flatMap(one -> compile(List.of(one)));
        }
        Case failed = cases.get(0);
        return Stream.of(DynamicTest.dynamicTest(
                failed.vectors().get(0).schema().typeName() + " compiles",
                () -> fail(compilation.diagnostics() + "\n" + failed.classes().describe())));
    }

    /** What must hold for one vector and one codec. */
    private static final class Check {
        private final VectorClasses classes;
        private final WireVector vector;
        private final VectorCodec codec;
        private final Object value;
        private final CdrOptions little;
        private final CdrOptions big;

        Check(VectorClasses classes, WireVector vector) {
            this.classes = classes;
            this.vector = vector;
            codec = new VectorCodec(classes.rootCodec(), classes.rootClass());
            value = classes.toJava(vector.value());
            WstringForm form = vector.twoByteWide() ? WstringForm.TWO_BYTE_UNITS : WstringForm.FOUR_BYTE_UNITS;
            little = CdrOptions.DEFAULT.withWstringForm(form);
            big = little.withByteOrder(ByteOrder.BIG_ENDIAN);
        }

        void run() {
            assertAll(
                    classes.describe(),
                    this::encodes,
                    this::encodesIntoBuffers,
                    this::decodes,
                    this::decodesIntoObjects,
                    this::knowsSizes,
                    this::comparesAndCopies,
                    this::refusesWhatIsCutShort,
                    this::hasKey);
        }

        private void encodes() {
            assertEquals(vector.schema().typeName(), codec.typeName());
            if (!vector.twoByteWide()) {
                assertArrayEquals(vector.littleEndian(), codec.encode(value));
            }
            assertArrayEquals(vector.littleEndian(), codec.encode(value, little));
            assertArrayEquals(vector.bigEndian(), codec.encode(value, big));
            CdrWriter out = CdrWriter.growing(1, big);
            out.writeEncapsulation();
            codec.write(value, out);
            assertArrayEquals(vector.bigEndian(), out.toByteArray());
        }

        private void encodesIntoBuffers() {
            byte[] expected = vector.littleEndian();
            byte[] array = new byte[expected.length + 9];
            Arrays.fill(array, (byte) 0x5a);
            assertEquals(expected.length, codec.encode(value, array, 5, little));
            assertArrayEquals(expected, Arrays.copyOfRange(array, 5, 5 + expected.length));
            assertEquals(0x5a, array[4]);
            assertEquals(0x5a, array[5 + expected.length]);
            for (ByteBuffer buffer : List.of(ByteBuffer.allocate(100_000), ByteBuffer.allocateDirect(100_000))) {
                buffer.position(3);
                codec.encode(value, buffer, big);
                assertEquals(3 + vector.bigEndian().length, buffer.position());
                assertEquals(ByteBuffer.wrap(vector.bigEndian()), buffer.flip().position(3));
            }
            BufferTooSmallException small = assertThrows(
                    BufferTooSmallException.class, () -> codec.encode(value, new byte[expected.length - 1], 0, little));
            assertEquals(expected.length, small.needed());
        }

        private void decodes() {
            if (!vector.twoByteWide()) {
                same(codec.decode(vector.littleEndian()));
                same(codec.decode(vector.bigEndian()));
            }
            for (byte[] bytes : List.of(vector.littleEndian(), vector.bigEndian())) {
                same(codec.decode(bytes, little));
                byte[] shifted = new byte[bytes.length + 7];
                System.arraycopy(bytes, 0, shifted, 3, bytes.length);
                same(codec.decode(shifted, 3, bytes.length, big));
                same(codec.decode(
                        ByteBuffer.allocateDirect(bytes.length).put(bytes).flip(), little));
                int cut = bytes.length / 2;
                Payload halves = Payload.of(
                        List.of(ByteBuffer.wrap(bytes, 0, cut), ByteBuffer.wrap(bytes, cut, bytes.length - cut)));
                same(codec.decode(halves, little));
                CdrReader in = CdrReader.of(bytes, 0, bytes.length, little);
                in.readEncapsulation();
                same(codec.read(in));
                assertEquals(0, in.remaining());
            }
        }

        private void same(Object decoded) {
            assertTrue(codec.equal(value, decoded), "equal");
            assertEquals(codec.hash(value), codec.hash(decoded));
            assertEquals(vector.value(), classes.fromJava(decoded));
        }

        private void decodesIntoObjects() {
            if (classes.mutable()) {
                Object target = codec.defaults();
                codec.decodeInto(vector.bigEndian(), target, little);
                same(target);
                codec.decodeInto(vector.littleEndian(), target, little);
                same(target);
            }
        }

        private void knowsSizes() {
            int size = vector.littleEndian().length;
            assertEquals(size, codec.serializedSize(value, little));
            int estimate = codec.serializedSizeEstimate(value, little);
            if (!vector.twoByteWide()) {
                assertEquals(size, codec.serializedSize(value));
                assertEquals(estimate, codec.serializedSizeEstimate(value));
            }
            estimateFits(codec.minSize(), size, codec.maxSize(), estimate);
            if (classes.fixedSize()) {
                assertEquals(size, codec.minSize());
                assertEquals(size, codec.maxSize());
            }
            assertTrue(codec.minSize() <= codec.encode(codec.defaults()).length);
        }

        private static void estimateFits(int min, int size, int max, int estimate) {
            assertTrue(min <= size && size <= max, () -> min + " <= " + size + " <= " + max);
            boolean byMax = max <= ESTIMATE_LIMIT || max < 2L * min;
            assertEquals(byMax ? max : size, estimate, () -> "estimate, max " + max + ", size " + size);
        }

        private void comparesAndCopies() {
            same(codec.copy(value));
            byte[] defaults = codec.encode(codec.defaults(), little);
            assertEquals(
                    Arrays.equals(defaults, vector.littleEndian()),
                    codec.equal(codec.defaults(), value),
                    "equal exactly where the bytes are");
        }

        private void refusesWhatIsCutShort() {
            for (byte[] bytes : List.of(vector.littleEndian(), vector.bigEndian())) {
                for (int length = 0; length < bytes.length; length++) {
                    byte[] cut = Arrays.copyOf(bytes, length);
                    CdrException refused = assertThrows(CdrException.class, () -> codec.decode(cut, little));
                    if (length < 4) {
                        assertEquals("CDR data too short: missing encapsulation header", refused.getMessage());
                    } else {
                        assertEquals(vector.schema().typeName(), refused.typeName());
                    }
                }
            }
        }

        private void hasKey() {
            WireVector.Key key = vector.key();
            if (key == null) {
                return;
            }
            assertArrayEquals(key.hash(), codec.keyHash(value));
            assertArrayEquals(key.hash(), codec.keyHash(Payload.of(vector.littleEndian())));
            assertArrayEquals(key.hash(), codec.keyHash(Payload.of(vector.bigEndian())));
            assertArrayEquals(key.cdr(), codec.encodeKey(value));
            assertEquals(key.cdr().length, codec.keySerializedSize(value));
            int estimate = codec.keySerializedSizeEstimate(value);
            estimateFits(codec.keyMinSize(), key.cdr().length, codec.keyMaxSize(), estimate);
        }
    }
}
