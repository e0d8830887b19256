package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.cdr.WstringForm;
import dev.cedros.codec.MessageType;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.payload.Payload;
import dev.cedros.text.YamlText;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.hash.TypeHash;
import dev.cedros.vectors.SchemaWalk;
import dev.cedros.vectors.VectorSchema;
import dev.cedros.vectors.VectorSchema.Shape;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;

/**
 * Codecs of random types against what their schemas say, with random values. The seed is printed; {@code -Dcedros.seed}
 * repeats a run, {@code -Dcedros.types} makes it longer.
 */
class RandomTypesTest {
    private static final int TYPES = Integer.getInteger("cedros.types", 12);
    private static final int VARIANTS = 3;
    private static final int VALUES = 3;

    @TestFactory
    Stream<DynamicNode> codecsDoWhatTheSchemaSays() {
        long seed = Long.getLong("cedros.seed", System.nanoTime());
        System.out.println("RandomTypesTest seed " + seed + " (-Dcedros.seed=" + seed + ")");
        Random random = new Random(seed);
        List<Case> cases = new ArrayList<>();
        for (int type = 0; type < TYPES; type++) {
            VectorSchema schema = RandomSchema.next(random);
            RandomValues source = new RandomValues(schema, random, random.nextInt(4) == 0);
            List<Map<String, Object>> values =
                    Stream.generate(source::next).limit(VALUES).toList();
            for (int i = 0; i < VARIANTS; i++) {
                String name = "t" + type + "v" + i;
                VectorClasses classes = new VectorClasses(schema, values, "random." + name, random.nextInt(100));
                cases.add(new Case(name + ", seed " + seed, schema, classes, values, random.nextLong()));
            }
        }
        return compile(cases);
    }

    /** The tests of all cases; where the sources do not compile together, those that do alone. */
    private static Stream<DynamicNode> compile(List<Case> cases) {
        Compilation compilation = Compiler.javac()
                .withProcessors(new CedrosProcessor())
                .withOptions("-Xlint:all,-processing", "-Werror", "--release", "17")
                .compile(cases.stream()
                        .flatMap(one -> one.classes.sources().stream())
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
                failed.name + " compiles", () -> fail(compilation.diagnostics() + "\n" + failed.classes.describe())));
    }

    /** A type, its classes in one variant, and values of it. */
    private record Case(
            String name, VectorSchema schema, VectorClasses classes, List<Map<String, Object>> values, long seed) {

        Stream<DynamicNode> tests(ClassLoader loader) {
            classes.load(loader);
            return Stream.concat(
                    Stream.of(test("type " + name, this::checkType)),
                    values.stream()
                            .map(value -> test(
                                    "value " + values.indexOf(value) + " of type " + name, () -> checkValue(value))));
        }

        /** A test whose failure shows the sources. */
        private DynamicNode test(String title, Executable check) {
            return DynamicTest.dynamicTest(title, () -> assertAll(classes.describe(), check));
        }

        private VectorCodec codec() {
            return new VectorCodec(classes.rootCodec(), classes.rootClass());
        }

        private void checkType() {
            VectorCodec codec = codec();
            assertEquals(schema.typeName(), codec.typeName());
            checkDescription(codec);
            RandomValues extremes = new RandomValues(schema, new Random(seed), false);
            assertEquals(size(extremes.smallest()), codec.minSize(), "smallest size");
            int largest = bounded() ? size(extremes.largest()) : Integer.MAX_VALUE;
            assertEquals(largest, codec.maxSize(), "largest size");
            Object defaults = codec.defaults();
            assertTrue(codec.equal(defaults, codec.decode(codec.encode(defaults))), "defaults");
            if (zerosHaveNames()) {
                assertEquals(extremes.smallest(), classes.fromJava(defaults), "defaults");
            }
            if (RandomKeys.isKeyed(schema)) {
                new RandomKeys(schema, codec).checkBounds(extremes.smallest());
            }
        }

        private void checkDescription(VectorCodec codec) {
            TypeDescription description = SchemaDescriptions.of(schema);
            assertEquals(TypeHash.of(description), codec.typeHash());
            MessageLayout layout = codec.layout();
            assertEquals(List.of(), description.diff(layout.description()));
            assertEquals(description.keyOnly().type().fields().size(), keyFields(layout), "members of the key");
            assertEquals(MessageLayout.of(layout.description()), layout);
            assertEquals(codec.minSize(), layout.bounds().minSize());
            assertEquals(codec.maxSize(), layout.bounds().maxSize());
        }

        private static int keyFields(MessageLayout layout) {
            return layout.description().keyOnly().type().fields().size();
        }

        private int size(Map<String, Object> value) {
            CdrWriter out = CdrWriter.growing();
            out.writeEncapsulation();
            new SchemaWalk(schema, true).write(value, out);
            return out.size();
        }

        private boolean bounded() {
            return schema.types().values().stream()
                    .flatMap(struct -> struct.members().stream())
                    .allMatch(member -> member.shape() != Shape.SEQUENCE
                            && (!member.type().endsWith("string") || member.textBound() >= 0));
        }

        private boolean zerosHaveNames() {
            return schema.types().values().stream()
                    .map(struct -> struct.constants().stream()
                            .map(VectorSchema.Constant::value)
                            .toList())
                    .allMatch(numbers -> numbers.isEmpty() || numbers.contains("0"));
        }

        /** The codec as an object does what the static one does. */
        private void checkHandle(Object message) {
            VectorCodec codec = codec();
            MessageType<Object> type = codec.type();
            byte[] bytes = codec.encode(message);
            assertEquals(
                    List.of(codec.typeName(), codec.typeHash(), codec.layout(), classes.rootClass()),
                    List.of(type.typeName(), type.typeHash(), type.layout(), type.javaType()));
            assertEquals(List.of(codec.minSize(), codec.maxSize()), List.of(type.minSize(), type.maxSize()));
            assertArrayEquals(bytes, type.encode(message));
            assertEquals(bytes.length, type.serializedSize(message));
            assertEquals(codec.serializedSizeEstimate(message), type.serializedSizeEstimate(message));
            assertTrue(type.equal(message, type.decode(bytes)));
            assertTrue(type.equal(message, type.decode(bytes, 0, bytes.length)));
            assertTrue(type.equal(message, type.copy(message)));
            assertEquals(codec.hash(message), type.hash(message));
            assertTrue(type.equal(codec.defaults(), type.defaults()));
            assertEquals(YamlText.of(codec.layout(), bytes), codec.text(message));
            assertEquals(codec.text(message), type.text(message));
            assertEquals(RandomKeys.isKeyed(schema), type.isKeyed());
            if (type.isKeyed()) {
                assertArrayEquals(codec.keyHash(message), type.keyHash(message));
                assertArrayEquals(codec.keyHash(message), type.keyHash(Payload.of(bytes)));
                assertArrayEquals(codec.encodeKey(message), type.encodeKey(message));
                int size = codec.encodeKey(message).length;
                assertEquals(size, type.keySerializedSize(message));
                assertTrue(type.keyMinSize() <= size && size <= type.keySerializedSizeEstimate(message));
                assertTrue(type.keySerializedSizeEstimate(message) <= type.keyMaxSize());
            } else {
                assertThrows(InvalidMessageException.class, () -> type.keyHash(message));
                assertThrows(InvalidMessageException.class, () -> type.keySerializedSize(message));
            }
        }

        private void checkValue(Map<String, Object> value) throws IllegalAccessException {
            checkHandle(classes.toJava(value));
            Random random = new Random(seed);
            boolean wide = schema.types().values().stream()
                    .flatMap(struct -> struct.members().stream())
                    .anyMatch(member -> member.type().equals("wstring"));
            for (ByteOrder order : List.of(ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN)) {
                CdrOptions options = CdrOptions.DEFAULT.withByteOrder(order);
                new RandomCheck(schema, classes, random, options, value).run();
                if (wide) {
                    CdrOptions narrow = options.withWstringForm(WstringForm.TWO_BYTE_UNITS);
                    new RandomCheck(schema, classes, random, narrow, value).run();
                }
            }
            if (RandomKeys.isKeyed(schema)) {
                new RandomKeys(schema, codec()).check(value, classes.toJava(value));
            }
        }
    }
}
