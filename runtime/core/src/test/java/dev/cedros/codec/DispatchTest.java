package dev.cedros.codec;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrReader;
import dev.cedros.error.CedrosException;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.error.TypeMismatchException;
import dev.cedros.error.UnknownTypeException;
import dev.cedros.payload.Payload;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a type name leads to: first the header, then the index, then the registry, then an error with the name in it. */
class DispatchTest {
    private static final CdrOptions DEFAULT = CdrOptions.DEFAULT;
    private static final String POINT = "acme_msgs/msg/Point";
    private static final String POSE = "acme_msgs/msg/Pose";
    private static final Payload PLAIN = Payload.of(new byte[] {0, 1, 0, 0});

    private final MessageIndex index = new TestIndex(new TestType(TestTypes.POINT, "from the index"));
    private final TypeRegistry registry = TypeRegistry.of(index);
    private final Dispatch dispatch = new Dispatch(index, registry);

    private static Dispatch disputed() {
        MessageIndex one = new TestIndex(TestTypes.POINT);
        MessageIndex other = new TestIndex(TestTypes.OTHER_POINT);
        MessageIndex both = new CombinedIndex(List.of(one, other), List.of());
        return new Dispatch(both, TypeRegistry.of(both));
    }

    private static Dispatch empty() {
        MessageIndex none = new CombinedIndex(List.of(), List.of());
        return new Dispatch(none, TypeRegistry.of(none));
    }

    /** The same bytes in every form that a payload can have. */
    private static List<Payload> forms(byte[] bytes) {
        byte[] shifted = new byte[bytes.length + 3];
        Arrays.fill(shifted, (byte) 0x55);
        System.arraycopy(bytes, 0, shifted, 2, bytes.length);
        ByteBuffer direct = ByteBuffer.allocateDirect(bytes.length).put(bytes).flip();
        List<ByteBuffer> singles = IntStream.range(0, bytes.length)
                .mapToObj(i -> ByteBuffer.wrap(bytes, i, 1))
                .toList();
        return List.of(
                Payload.of(bytes),
                Payload.of(shifted, 2, bytes.length),
                Payload.of(direct),
                Payload.of(ByteBuffer.wrap(bytes).asReadOnlyBuffer()),
                Payload.of(singles));
    }

    private static Stream<Executable> paths(Payload payload) {
        return Stream.of(
                        new Dispatch(
                                new TestIndex(new TestType(TestTypes.POINT, "")),
                                TypeRegistry.of(new TestIndex(TestTypes.POSE))),
                        disputed(),
                        empty())
                .flatMap(each -> Stream.of(POINT, POSE, "acme_msgs/Point", "acme_msgs/msg/Nobody", "")
                        .flatMap(name -> Stream.of(
                                () -> each.decode(name, payload, DEFAULT),
                                () -> each.decodeDynamic(name, payload, DEFAULT),
                                () -> each.registry().decode(name, payload, DEFAULT))));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void dataWithoutAHeaderIsTheSameErrorOnEveryPath(int length) {
        for (Payload payload : forms(new byte[length])) {
            paths(payload).forEach(path -> {
                CdrException e = assertThrows(CdrException.class, path);
                assertEquals("CDR data too short: missing encapsulation header", e.getMessage());
                assertEquals("header-too-short", e.code());
                assertEquals(0, e.offset());
                assertEquals(length, e.length());
            });
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"00020000", "0007000001", "12345678", "01000000", "80010000ffff", "00ff0000"})
    void headersThatNobodyReadsAreTheErrorOfTheReader(String hex) {
        byte[] bytes = HexFormat.of().parseHex(hex);
        CdrException expected =
                assertThrows(CdrException.class, () -> CdrReader.of(bytes).readEncapsulation());
        for (Payload payload : forms(bytes)) {
            paths(payload).forEach(path -> {
                CdrException e = assertThrows(CdrException.class, path);
                assertEquals(expected.getMessage(), e.getMessage());
                assertEquals("unsupported-encapsulation", e.code());
            });
        }
    }

    @Test
    void headersOfBothByteOrdersAreAccepted() {
        for (String hex : List.of("00000000", "00010000", "00010003", "0001ffff")) {
            forms(HexFormat.of().parseHex(hex))
                    .forEach(payload -> assertEquals("from the index", dispatch.decode(POINT, payload, DEFAULT)));
        }
    }

    @Test
    void theIndexComesBeforeTheRegistry() {
        registry.register(new TestType(TestTypes.POINT, "from the registry"));
        assertEquals("from the index", dispatch.decode(POINT, PLAIN, DEFAULT));
        assertEquals("from the index", dispatch.decode("acme_msgs/Point", PLAIN, DEFAULT));
        assertSame(index.type(POINT), dispatch.type(POINT));
        assertEquals("from the registry", registry.decode(POINT, PLAIN, DEFAULT));
        registry.remove(POINT);
        assertEquals("from the index", dispatch.decode(POINT, PLAIN, DEFAULT));
        assertThrows(UnknownTypeException.class, () -> registry.decode(POINT, PLAIN, DEFAULT));
    }

    @Test
    void typesOfTheRegistryAreFoundUnderBothForms() {
        byte[] bytes = TestTypes.POSE.encode(TestTypes.POSE.defaults());
        registry.register(TestTypes.POSE);
        for (String name : List.of(POSE, "acme_msgs/Pose")) {
            assertEquals(TestTypes.POSE.defaults(), dispatch.decode(name, Payload.of(bytes), DEFAULT));
            assertEquals(TestTypes.POSE.defaults(), registry.decode(name, bytes));
            assertSame(TestTypes.POSE, dispatch.type(name));
            assertArrayEquals(bytes, dispatch.encode(name, TestTypes.POSE.defaults(), DEFAULT));
        }
    }

    @Test
    void decodeDynamicGivesValuesWhereThereIsAClass() {
        assertEquals(TestTypes.point(1, 2), dispatch.decodeDynamic(POINT, Payload.of(TestTypes.pointBytes()), DEFAULT));
        registry.register(TestTypes.POSE);
        assertEquals(
                TestTypes.POSE.defaults(),
                dispatch.decodeDynamic(
                        "acme_msgs/Pose", Payload.of(TestTypes.POSE.encode(TestTypes.POSE.defaults())), DEFAULT));
    }

    @Test
    void messagesAreEncodedFromTheirClassOrFromValues() {
        assertEquals("hello", new String(dispatch.encode(POINT, "hello", DEFAULT)));
        assertArrayEquals(TestTypes.pointBytes(), dispatch.encode(POINT, TestTypes.point(1, 2), DEFAULT));
        assertArrayEquals(TestTypes.pointBytes(), dispatch.encode("acme_msgs/Point", TestTypes.point(1, 2), DEFAULT));
    }

    /** Defaults are no part of what two sides have to agree on. */
    @Test
    void valuesWithOtherDefaultsAreOfTheSameType() {
        LayoutCodec other = TestTypes.described(POINT, "float64 x 7\nfloat64 y\n");
        assertEquals(TestTypes.POINT.typeHash(), other.typeHash());
        DynamicMessage message = DynamicMessage.of(other.layout(), Map.of("x", 1, "y", 2));
        assertArrayEquals(TestTypes.pointBytes(), dispatch.encode(POINT, message, DEFAULT));
    }

    @Test
    void valuesOfAnotherTypeAreNotEncoded() {
        DynamicMessage message = TestTypes.OTHER_POINT.defaults();
        TypeMismatchException e =
                assertThrows(TypeMismatchException.class, () -> dispatch.encode(POINT, message, DEFAULT));
        assertEquals(POINT, e.typeName());
    }

    @Test
    void messagesOfAnotherClassAreNotEncoded() {
        InvalidMessageException e =
                assertThrows(InvalidMessageException.class, () -> dispatch.encode(POINT, 17, DEFAULT));
        assertEquals("message-class", e.code());
        assertEquals(
                "acme_msgs/msg/Point: is encoded from java.lang.String, and the message is of class"
                        + " java.lang.Integer.",
                e.getMessage());
    }

    @Test
    void nullsAreErrorsOfOurs() {
        for (Executable call : List.<Executable>of(
                () -> dispatch.decode(nothing(), PLAIN, DEFAULT),
                () -> dispatch.decode(POINT, nothing(), DEFAULT),
                () -> dispatch.decodeDynamic(nothing(), PLAIN, DEFAULT),
                () -> dispatch.decodeDynamic(POINT, nothing(), DEFAULT),
                () -> dispatch.type(nothing()),
                () -> dispatch.encode(nothing(), "", DEFAULT),
                () -> dispatch.encode(POINT, nothing(), DEFAULT),
                () -> registry.decode(nothing(), PLAIN, DEFAULT),
                () -> registry.decode(POINT, (Payload) nothing(), DEFAULT),
                () -> registry.find(nothing()),
                () -> registry.remove(nothing()))) {
            assertEquals(
                    "null-member",
                    assertThrows(InvalidMessageException.class, call).code());
        }
    }

    @SuppressWarnings("TypeParameterUnusedInFormals")
    private static <T> @Nullable T nothing() {
        return null;
    }

    @ParameterizedTest
    @ValueSource(strings = {"acme_msgs/msg/Nobody", "acme_msgs/Nobody", "Nobody", "", "a/b/c/d", "…/msg/ä"})
    void unknownNamesAreNamed(String name) {
        for (Executable path : List.<Executable>of(
                () -> dispatch.decode(name, PLAIN, DEFAULT),
                () -> dispatch.decodeDynamic(name, PLAIN, DEFAULT),
                () -> dispatch.encode(name, "", DEFAULT),
                () -> dispatch.type(name),
                () -> registry.decode(name, PLAIN, DEFAULT))) {
            UnknownTypeException e = assertThrows(UnknownTypeException.class, path);
            assertTrue(e.getMessage().startsWith("Unknown message type: " + name + ". "), e::getMessage);
            assertTrue(e.getMessage().contains("the annotation processor may not have run"), e::getMessage);
            assertEquals(name, e.typeName());
            assertEquals("unknown-type", e.code());
        }
    }

    private String hint(String name) {
        String message = assertThrows(UnknownTypeException.class, () -> dispatch.type(name))
                .getMessage();
        String rest = message.substring(("Unknown message type: " + name + ". ").length());
        return rest.substring(0, rest.indexOf("No generated index"));
    }

    @Test
    void nearNamesAreSuggested() {
        registry.register(TestTypes.described("acme_msgs/srv/Add_Request", "int64 a"));
        registry.register(TestTypes.described("acme_msgs/action/Dock_Goal", "int64 a"));
        assertEquals("Did you mean acme_msgs/msg/Point? ", hint("acme_msgs/msg/Piont"));
        assertEquals("Did you mean acme_msgs/msg/Point? ", hint("acme_msg/Point"));
        assertEquals("Did you mean acme_msgs/msg/Point? ", hint("geometry_msgs/msg/Point"));
        assertEquals("Did you mean acme_msgs/msg/Point? ", hint("Point"));
        assertEquals("Did you mean acme_msgs/srv/Add_Request? ", hint("acme_msgs/Add_Request"));
        assertEquals("", hint("acme_msgs/msg/Polygon"));
        assertEquals("", hint("x".repeat(100_000)));
        assertEquals(
                "It is a service; its messages are acme_msgs/srv/Add_Request and acme_msgs/srv/Add_Response. ",
                hint("acme_msgs/srv/Add"));
        assertTrue(hint("acme_msgs/action/Dock").startsWith("It is an action; "));
    }

    @Test
    void indexesThatCouldNotBeLoadedAreNamed() {
        MessageIndex broken = new CombinedIndex(List.of(), List.of("Provider acme.Gone not found"));
        Dispatch with = new Dispatch(broken, TypeRegistry.of(broken));
        CedrosException e = assertThrows(UnknownTypeException.class, () -> with.type(POINT));
        assertTrue(e.getMessage().contains("Provider acme.Gone not found"), e::getMessage);
    }

    @Test
    void aMissingCodecIsNamed() {
        MessageIndex gone = new MissingCodec(true);
        Dispatch with = new Dispatch(gone, TypeRegistry.of(gone));
        for (Executable path : List.<Executable>of(
                () -> with.decode(POINT, PLAIN, DEFAULT),
                () -> with.decodeDynamic(POINT, PLAIN, DEFAULT),
                () -> with.encode(POINT, "", DEFAULT),
                () -> with.registry().decode(POINT, PLAIN, DEFAULT),
                () -> with.registry().find(POINT))) {
            UnknownTypeException e = assertThrows(UnknownTypeException.class, path);
            assertTrue(e.getMessage().startsWith("Unknown message type: " + POINT), e::getMessage);
            assertTrue(e.getMessage().contains("the class acme.PointCodec cannot be loaded"), e::getMessage);
            assertTrue(e.getCause() instanceof NoClassDefFoundError);
        }
        assertTrue(with.registry().remove(POINT).isEmpty());
    }

    /** A class that the user's own code misses is no concern of ours. */
    @Test
    void aMissingClassOfTheUserIsLeftAlone() {
        MessageIndex gone = new MissingCodec(false);
        Dispatch with = new Dispatch(gone, TypeRegistry.of(gone));
        assertThrows(NoClassDefFoundError.class, () -> with.decode(POINT, PLAIN, DEFAULT));
    }

    private record MissingCodec(boolean isCodec) implements MessageIndex {
        @Override
        public List<String> typeNames() {
            return List.of(POINT);
        }

        @Override
        public String typeHash(String typeName) {
            return "RIHS01_0";
        }

        @Override
        public MessageType<?> type(String typeName) {
            if (isCodec) {
                throw new NoClassDefFoundError("acme/PointCodec");
            }
            return TestTypes.POINT;
        }

        @Override
        public Object decode(String typeName, Payload payload, CdrOptions options) {
            throw new NoClassDefFoundError("acme/PointCodec");
        }
    }

    /** Neither with one index, which is asked directly, nor with several does the way to the codec cost any memory. */
    @Test
    void theWayToTheCodecAllocatesNothing() {
        MessageIndex other = new TestIndex(new TestType(TestTypes.POSE, "from another index"));
        MessageIndex several = new CombinedIndex(List.of(other, index), List.of());
        for (Dispatch each : List.of(dispatch, new Dispatch(several, registry))) {
            long fewest = Long.MAX_VALUE;
            // Counters and compilers of the JVM allocate now and then in this thread.
            for (int attempt = 0; attempt < 20; attempt++) {
                fewest = Math.min(fewest, allocatedBytes(each));
            }
            assertEquals(0, fewest);
        }
    }

    private static long allocatedBytes(Dispatch dispatch) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 1_000; i++) {
            dispatch.decode(POINT, PLAIN, DEFAULT);
        }
        return threads.getCurrentThreadAllocatedBytes() - before;
    }
}
