package dev.cedros.codec;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.error.UnknownTypeException;
import dev.cedros.payload.Payload;
import dev.cedros.type.msg.SchemaParser;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;

/**
 * Generated messages are decoded without the registry: it may be empty or full of types that fail, and every message,
 * request, response, event and part of an action still arrives. The same calls fail when the generated indexes are left out.
 */
class DirectDispatchTest {
    private static final CdrOptions DEFAULT = CdrOptions.DEFAULT;
    private static final TypeRegistry REGISTRY = TypeRegistry.global();
    private static final MessageIndex INDEX = MessageIndex.load(DirectDispatchTest.class.getClassLoader());
    private static final String NEW = "acme_msgs/msg/LearnedAtRunTime";

    /** What the registry holds at first, by name. */
    private static final List<Sample> SAMPLES =
            INDEX.typeNames().stream().map(Sample::of).toList();

    /** A generated type with a message of it. */
    private record Sample(String name, MessageType<?> type, byte[] bytes) {
        static Sample of(String name) {
            MessageType<?> type = INDEX.type(name);
            return new Sample(name, type, defaults(type));
        }

        private static <T> byte[] defaults(MessageType<T> type) {
            return type.encode(type.defaults());
        }

        void assertIsIn(Object message) {
            assertInstanceOf(type.javaType(), message, name);
            assertArrayEquals(bytes, encode(type, message), name);
        }

        private static <T> byte[] encode(MessageType<T> type, Object message) {
            return type.encode(type.javaType().cast(message));
        }
    }

    @AfterEach
    void restore() {
        SAMPLES.forEach(sample -> REGISTRY.register(sample.type()));
        REGISTRY.remove(NEW);
        assertEquals(INDEX.typeNames(), REGISTRY.typeNames());
    }

    private static void empty() {
        for (Sample sample : SAMPLES) {
            assertTrue(REGISTRY.contains(sample.name()), sample.name());
            assertSame(sample.type(), REGISTRY.remove(sample.name()).orElseThrow());
        }
        assertEquals(List.of(), REGISTRY.typeNames());
    }

    private static void poison() {
        for (Sample sample : SAMPLES) {
            assertSame(
                    sample.type(),
                    REGISTRY.register(new PoisonedType(sample.name())).orElseThrow());
        }
        assertEquals(INDEX.typeNames(), REGISTRY.typeNames());
    }

    /** Every way into {@link Messages#decode}, with the same message. */
    private static List<Object> receive(String name, byte[] bytes) {
        ByteBuffer direct = ByteBuffer.allocateDirect(bytes.length).put(bytes).flip();
        List<ByteBuffer> slices = List.of(
                ByteBuffer.wrap(bytes, 0, bytes.length / 2),
                ByteBuffer.wrap(bytes, bytes.length / 2, bytes.length - bytes.length / 2));
        return List.of(
                Messages.decode(name, bytes),
                Messages.decode(name, bytes, DEFAULT),
                Messages.decode(name, ByteBuffer.wrap(bytes)),
                Messages.decode(name, direct, DEFAULT),
                Messages.decode(name, Payload.of(bytes)),
                Messages.decode(name, Payload.of(slices), DEFAULT));
    }

    private static void assertEverythingArrives() {
        for (Sample sample : SAMPLES) {
            receive(sample.name(), sample.bytes()).forEach(sample::assertIsIn);
            if (sample.name().contains("/msg/")) {
                receive(sample.name().replace("/msg/", "/"), sample.bytes()).forEach(sample::assertIsIn);
            }
            assertArrayEquals(
                    sample.bytes(),
                    Messages.encode(sample.name(), Messages.decode(sample.name(), sample.bytes())),
                    sample.name());
            assertArrayEquals(
                    sample.bytes(),
                    Messages.encode(sample.name(), Messages.decodeDynamic(sample.name(), sample.bytes())),
                    sample.name());
            assertSame(sample.type(), Messages.type(sample.name()));
        }
    }

    @Test
    void theSamplesAreOfEveryKind() {
        assertTrue(SAMPLES.size() > 40, () -> SAMPLES.size() + " samples");
        for (String ending : List.of(
                "/msg/PickResult",
                "/srv/AddTwoInts_Request",
                "/srv/AddTwoInts_Response",
                "/srv/AddTwoInts_Event",
                "_Goal",
                "_Result",
                "_Feedback",
                "_FeedbackMessage",
                "_SendGoal_Request",
                "_SendGoal_Response",
                "_SendGoal_Event",
                "_GetResult_Request",
                "_GetResult_Response",
                "_GetResult_Event")) {
            assertTrue(SAMPLES.stream().anyMatch(sample -> sample.name().endsWith(ending)), ending);
        }
    }

    @Test
    void everyIndexedTypeIsInTheRegistryAtFirst() {
        assertEquals(INDEX.typeNames(), REGISTRY.typeNames());
        for (Sample sample : SAMPLES) {
            assertSame(sample.type(), REGISTRY.find(sample.name()).orElseThrow());
            sample.assertIsIn(REGISTRY.decode(sample.name(), sample.bytes()));
            assertEquals(sample.type().typeHash(), INDEX.typeHash(sample.name()));
        }
    }

    @Test
    void withTheRegistryAsItIs() {
        assertEverythingArrives();
    }

    @Test
    void withTheRegistryEmptied() {
        empty();
        assertEverythingArrives();
    }

    @Test
    void withTheRegistryPoisoned() {
        poison();
        assertEverythingArrives();
    }

    /** If these did not fail, the tests above would show nothing. */
    @Test
    void withoutTheIndexTheRegistryIsAsked() {
        Dispatch fallback = Messages.withoutIndex();
        for (Sample sample : SAMPLES) {
            sample.assertIsIn(fallback.decode(sample.name(), Payload.of(sample.bytes()), DEFAULT));
        }
        poison();
        assertAllThrow(PoisonedType.Poison.class, fallback);
        clear();
        assertAllThrow(UnknownTypeException.class, fallback);
    }

    private static void clear() {
        SAMPLES.forEach(sample -> REGISTRY.remove(sample.name()));
    }

    private static void assertAllThrow(Class<? extends RuntimeException> expected, Dispatch fallback) {
        for (Sample sample : SAMPLES) {
            Payload payload = Payload.of(sample.bytes());
            assertThrows(expected, () -> fallback.decode(sample.name(), payload, DEFAULT), sample.name());
            assertThrows(expected, () -> fallback.decodeDynamic(sample.name(), payload, DEFAULT), sample.name());
            assertThrows(
                    expected, () -> fallback.encode(sample.name(), sample.type().defaults(), DEFAULT), sample.name());
        }
    }

    /** The registry is the way out for types that are resolved at run time, so it does not look elsewhere. */
    @Test
    void theRegistryDecodesOnlyWhatIsRegistered() {
        poison();
        for (Sample sample : SAMPLES) {
            assertThrows(
                    PoisonedType.Poison.class, () -> REGISTRY.decode(sample.name(), sample.bytes()), sample.name());
        }
        clear();
        for (Sample sample : SAMPLES) {
            UnknownTypeException e = assertThrows(
                    UnknownTypeException.class, () -> REGISTRY.decode(sample.name(), sample.bytes()), sample.name());
            assertTrue(e.getMessage().startsWith("Unknown message type: " + sample.name()), e::getMessage);
        }
    }

    @Test
    void aTypeRegisteredAtRunTimeArrives() {
        byte[] none = {0, 1, 0, 0};
        assertThrows(UnknownTypeException.class, () -> Messages.decode(NEW, none));
        LayoutCodec codec = REGISTRY.register(SchemaParser.parse(NEW, "int32 a\nstring b"));
        DynamicMessage message = DynamicMessage.of(codec.layout(), Map.of("a", 17, "b", "seventeen"));
        byte[] bytes = Messages.encode(NEW, message);
        assertArrayEquals(codec.encode(message), bytes);
        for (String name : List.of(NEW, NEW.replace("/msg/", "/"))) {
            receive(name, bytes).forEach(received -> assertEquals(message, received));
            assertEquals(message, Messages.decodeDynamic(name, Payload.of(bytes)));
            assertEquals(message, REGISTRY.decode(name, bytes));
            assertSame(codec, Messages.type(name));
        }
        assertSame(codec, REGISTRY.remove(NEW).orElseThrow());
        assertThrows(UnknownTypeException.class, () -> Messages.decode(NEW, bytes));
    }

    @Test
    void unknownNamesAreNamedOnEveryPath() {
        byte[] bytes = {0, 1, 0, 0};
        for (Executable path : paths("acme_msgs/msg/Nobody", bytes)) {
            UnknownTypeException e = assertThrows(UnknownTypeException.class, path);
            assertTrue(e.getMessage().startsWith("Unknown message type: acme_msgs/msg/Nobody"), e::getMessage);
            assertEquals("acme_msgs/msg/Nobody", e.typeName());
        }
        assertThrows(UnknownTypeException.class, () -> Messages.encode("acme_msgs/msg/Nobody", "text"));
        assertThrows(UnknownTypeException.class, () -> Messages.type("acme_msgs/msg/Nobody"));
    }

    @Test
    void dataWithoutAHeaderIsTheSameErrorOnEveryPath() {
        poison();
        List<String> names = Stream.concat(
                        INDEX.typeNames().stream(), Stream.of("acme_msgs/msg/Nobody", "acme_msgs/Nobody", ""))
                .toList();
        for (String name : names) {
            for (int length = 0; length < 4; length++) {
                for (Executable path : paths(name, new byte[length])) {
                    CdrException e = assertThrows(CdrException.class, path, name);
                    assertEquals("CDR data too short: missing encapsulation header", e.getMessage());
                    assertEquals(length, e.length());
                }
            }
        }
    }

    private static List<Executable> paths(String name, byte[] bytes) {
        return List.of(
                () -> Messages.decode(name, bytes),
                () -> Messages.decode(name, ByteBuffer.wrap(bytes)),
                () -> Messages.decode(name, Payload.of(bytes)),
                () -> Messages.decodeDynamic(name, bytes),
                () -> Messages.decodeDynamic(name, ByteBuffer.wrap(bytes)),
                () -> Messages.decodeDynamic(name, Payload.of(bytes)),
                () -> REGISTRY.decode(name, bytes),
                () -> REGISTRY.decode(name, Payload.of(bytes)));
    }

    @Test
    @Timeout(120)
    void whileOthersChangeTheRegistry() throws InterruptedException, ExecutionException {
        AtomicBoolean over = new AtomicBoolean();
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<?>> receivers = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                receivers.add(threads.submit(DirectDispatchTest::assertEverythingArrives));
            }
            Future<?> changes = threads.submit(() -> {
                while (!over.get()) {
                    change(sample -> REGISTRY.register(new PoisonedType(sample.name())));
                    change(sample -> REGISTRY.remove(sample.name()));
                    change(sample -> REGISTRY.register(sample.type()));
                }
            });
            for (Future<?> receiver : receivers) {
                receiver.get();
            }
            over.set(true);
            changes.get();
        } finally {
            over.set(true);
            threads.shutdownNow();
        }
    }

    private static void change(Consumer<Sample> change) {
        SAMPLES.forEach(change);
    }
}
