package dev.cedros.examples.corpus;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.payload.Payload;
import dev.cedros.type.Difference;
import dev.cedros.type.StandardTypes;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.msg.SchemaParser;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Decodes, compares and encodes payloads of real ROS 2 systems and of independent writers. */
class CorpusTest {
    private static final CdrOptions BIG_ENDIAN = CdrOptions.DEFAULT.withByteOrder(ByteOrder.BIG_ENDIAN);

    /** What the set of types must have, since between them they use every kind of member. */
    private static final Set<String> MUST_HAVE = Set.of(
            "std_msgs/msg/Header",
            "std_msgs/msg/Empty",
            "std_msgs/msg/UInt64MultiArray",
            "geometry_msgs/msg/TransformStamped",
            "geometry_msgs/msg/PoseArray",
            "sensor_msgs/msg/PointCloud2",
            "sensor_msgs/msg/CameraInfo",
            "sensor_msgs/msg/JointState",
            "sensor_msgs/msg/MultiEchoLaserScan",
            "nav_msgs/msg/Odometry",
            "tf2_msgs/msg/TFMessage",
            "visualization_msgs/msg/InteractiveMarker",
            "rcl_interfaces/msg/ParameterEvent",
            "test_msgs/msg/Arrays",
            "test_msgs/msg/BasicTypes",
            "test_msgs/msg/Strings",
            "test_msgs/msg/WStrings",
            "example_interfaces/srv/AddTwoInts_Event");

    /** Found once, since what is left out is printed on the way. */
    private static final List<Case> CASES = new ArrayList<>();

    /**
     * One payload, and a codec to try on it.
     *
     * @param codec the codec
     * @param payload the little-endian file
     */
    record Case(CodecUnderTest codec, Path payload) {
        Path sibling(String ending) {
            return payload.resolveSibling(Corpus.number(payload) + ending);
        }

        boolean isSynthetic() {
            return Files.exists(sibling(".be.cdr"));
        }

        JsonNode meta() throws IOException {
            return Corpus.meta(payload.getParent(), Corpus.number(payload));
        }

        @Override
        public String toString() {
            Path folder = payload.getParent();
            return codec.label() + " <- " + folder.getParent().getFileName() + "/" + folder.getFileName() + "/"
                    + payload.getFileName();
        }
    }

    static List<Case> cases() throws IOException {
        if (CASES.isEmpty()) {
            Optional<Path> corpus = Corpus.folder();
            if (corpus.isPresent()) {
                collect(corpus.get().resolve("payloads"), CASES);
                collect(corpus.get().resolve("synthetic").resolve("ros2"), CASES);
            }
        }
        return CASES;
    }

    private static void collect(Path parent, List<Case> cases) throws IOException {
        List<CodecUnderTest> codecs = CodecsUnderTest.all();
        for (Path folder : Corpus.payloadFolders(parent)) {
            String name = Corpus.rosName(folder);
            for (CodecUnderTest codec : codecs) {
                Path schema = folder.resolve("schema.msg");
                if (!codec.typeName().equals(name) || !Files.exists(schema)) {
                    continue;
                }
                TypeDescription recorded = SchemaParser.parse(name, Files.readString(schema), StandardTypes::find);
                // Another bound, or a byte that was a uint8 then, changes nothing about the payload.
                List<Difference> differences = recorded.diff(codec.layout().description()).stream()
                        .filter(each -> each.here().isEmpty() || each.there().isEmpty())
                        .toList();
                if (!differences.isEmpty()) {
                    System.out.println("left out: " + folder.getFileName() + " with " + codec + ": " + differences);
                    continue;
                }
                Corpus.payloads(folder).forEach(payload -> cases.add(new Case(codec, payload)));
            }
        }
    }

    @Test
    void coversEveryKindOfMember() throws IOException {
        Path corpus = corpusOrSkip();
        Set<String> covered = new TreeSet<>();
        cases().forEach(each -> covered.add(each.codec().typeName()));
        Set<String> uncovered = new TreeSet<>();
        for (Path folder : Stream.concat(
                        Corpus.payloadFolders(corpus.resolve("payloads")).stream(),
                        Corpus.payloadFolders(corpus.resolve("synthetic/ros2")).stream())
                .toList()) {
            if (!covered.contains(Corpus.rosName(folder))) {
                uncovered.add(folder.getFileName().toString());
            }
        }
        System.out.println(covered.size() + " types of the corpus are covered; no record for " + uncovered);
        assertTrue(covered.containsAll(MUST_HAVE), () -> {
            Set<String> missing = new TreeSet<>(MUST_HAVE);
            missing.removeAll(covered);
            return "not covered: " + missing;
        });
        assertTrue(covered.size() >= 30, covered::toString);
    }

    @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
    @MethodSource("cases")
    void decodesToTheValueInTheJson(Case each) throws IOException {
        byte[] bytes = Files.readAllBytes(each.payload());
        JsonNode json = Corpus.json(each.sibling(".json"));
        Object value = each.codec().decode(bytes, CdrOptions.DEFAULT);
        JsonComparison.assertSame(value, json);
        if (each.isSynthetic()) {
            Object bigEndian = each.codec().decode(Files.readAllBytes(each.sibling(".be.cdr")), CdrOptions.DEFAULT);
            JsonComparison.assertSame(bigEndian, json);
            assertTrue(each.codec().equal(value, bigEndian));
            assertEquals(each.codec().hash(value), each.codec().hash(bigEndian));
        }
    }

    @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
    @MethodSource("cases")
    void encodesToTheSameBytes(Case each) throws IOException {
        CodecUnderTest codec = each.codec();
        byte[] bytes = Files.readAllBytes(each.payload());
        Object value = codec.decode(bytes, CdrOptions.DEFAULT);
        byte[] encoded = codec.encode(value, CdrOptions.DEFAULT);
        if (each.isSynthetic()) {
            assertArrayEquals(bytes, encoded);
            assertArrayEquals(Files.readAllBytes(each.sibling(".be.cdr")), codec.encode(value, BIG_ENDIAN));
        } else if (each.meta().path("foxgloveRewrite").asText().equals("same")) {
            assertArrayEquals(bytes, encoded);
        }
        int used = each.meta().path("consumed").asInt(bytes.length);
        assertEquals(used, encoded.length);
        assertTrue(codec.equal(value, codec.decode(encoded, CdrOptions.DEFAULT)));
        assertTrue(codec.equal(value, codec.copy(value)));
        assertWritesIntoBuffers(codec, value, encoded);
    }

    private static void assertWritesIntoBuffers(CodecUnderTest codec, Object value, byte[] encoded) {
        byte[] array = new byte[encoded.length + 7];
        assertEquals(encoded.length, codec.encode(value, array, 3));
        assertEquals(ByteBuffer.wrap(encoded), ByteBuffer.wrap(array, 3, encoded.length));
        ByteBuffer direct = ByteBuffer.allocateDirect(encoded.length);
        codec.encode(value, direct);
        assertEquals(0, direct.remaining());
        assertEquals(ByteBuffer.wrap(encoded), direct.flip());
    }

    /** Fresh messages, messages that show the bytes, and messages read over are encoded to the same bytes, wherever to. */
    @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
    @MethodSource("cases")
    void encodesToTheSameBytesOnEveryPath(Case each) throws IOException {
        CodecUnderTest codec = each.codec();
        byte[] bytes = Files.readAllBytes(each.payload());
        Object fresh = codec.decode(bytes, CdrOptions.DEFAULT);
        byte[] encoded = codec.encode(fresh, CdrOptions.DEFAULT);
        ByteBuffer direct = ByteBuffer.allocateDirect(bytes.length).put(bytes).flip();
        List<Object> messages = new ArrayList<>(List.of(
                codec.decodeOwned(bytes.clone()),
                codec.decodeBorrowed(Payload.of(bytes)),
                codec.decodeBorrowed(Payload.of(direct)),
                codec.copy(codec.decodeBorrowed(Payload.of(bytes)))));
        if (codec.hasDecodeInto()) {
            Object reused = codec.defaults();
            codec.decodeInto(bytes, reused);
            assertArrayEquals(encoded, codec.encode(reused, CdrOptions.DEFAULT));
            codec.decodeInto(bytes, reused);
            messages.add(reused);
        }
        for (Object message : messages) {
            assertTrue(codec.equal(fresh, message));
            assertEquals(codec.hash(fresh), codec.hash(message));
            assertArrayEquals(encoded, codec.encode(message, CdrOptions.DEFAULT));
            byte[] body = new byte[encoded.length];
            assertEquals(encoded.length, codec.write(message, body, 4, 4));
            assertEquals(ByteBuffer.wrap(encoded, 4, encoded.length - 4), ByteBuffer.wrap(body, 4, body.length - 4));
        }
    }

    @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
    @MethodSource("cases")
    void computesTheSizeThatIsWritten(Case each) throws IOException {
        CodecUnderTest codec = each.codec();
        byte[] bytes = Files.readAllBytes(each.payload());
        Object value = codec.decode(bytes, CdrOptions.DEFAULT);
        int size = codec.serializedSize(value);
        assertEquals(each.meta().path("consumed").asInt(bytes.length), size);
        assertTrue(codec.minSize() <= size, () -> "MIN_SIZE " + codec.minSize() + " > " + size);
        assertTrue(size <= codec.maxSize(), () -> "MAX_SIZE " + codec.maxSize() + " < " + size);
        int estimate = codec.serializedSizeEstimate(value);
        assertTrue(estimate >= size, () -> "estimate " + estimate + " < " + size);
    }

    @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
    @MethodSource("cases")
    void readsFromAnyMemory(Case each) throws IOException {
        CodecUnderTest codec = each.codec();
        byte[] bytes = Files.readAllBytes(each.payload());
        Object value = codec.decode(bytes, CdrOptions.DEFAULT);

        byte[] shifted = new byte[bytes.length + 8];
        System.arraycopy(bytes, 0, shifted, 5, bytes.length);
        assertTrue(codec.equal(value, codec.decode(shifted, 5, bytes.length)));

        ByteBuffer direct =
                ByteBuffer.allocateDirect(bytes.length + 2).position(1).limit(bytes.length + 1);
        direct.duplicate().put(bytes);
        assertTrue(codec.equal(value, codec.decode(direct.asReadOnlyBuffer())));
        assertTrue(codec.equal(value, codec.decode(direct)));
        assertEquals(1, direct.position());

        int third = bytes.length / 3;
        Payload slices = Payload.of(List.of(
                ByteBuffer.wrap(bytes, 0, third),
                direct.slice(1 + third, third),
                ByteBuffer.wrap(bytes, 2 * third, bytes.length - 2 * third)));
        assertTrue(codec.equal(value, codec.decode(slices)));
    }

    private static Path corpusOrSkip() {
        Optional<Path> corpus = Corpus.folder();
        if (corpus.isEmpty()) {
            System.out.println("CorpusTest " + Corpus.ABSENT);
        }
        Assumptions.assumeTrue(corpus.isPresent(), Corpus.ABSENT);
        return corpus.orElseThrow();
    }
}
