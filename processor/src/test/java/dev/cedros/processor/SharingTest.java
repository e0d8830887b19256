package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.codec.DynamicMessage;
import dev.cedros.codec.LayoutCodec;
import dev.cedros.codec.MessageType;
import dev.cedros.error.PayloadReleasedException;
import dev.cedros.payload.Payload;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages that show the bytes that they were decoded from: records, and classes with setters. */
class SharingTest {
    private static final String RECORDS = """
        package acme;
        import dev.cedros.annotations.*;
        import dev.cedros.sequence.*;
        import java.util.List;
        @RosMessage("acme/Cloud")
        public record Cloud(String name, Shelf shelf, double[] plain) {
            @RosMessage("acme/Shelf") public record Shelf(List<Box> boxes, BooleanSequence flags) {}
            @RosMessage("acme/Box") public record Box(int id, @RosField("uint8[]") ByteSequence data,
                    @RosField("float32[3]") FloatSequence size) {}
        }
        """;
    private static final String CLASSES = """
        package acme;
        import dev.cedros.annotations.*;
        import dev.cedros.sequence.*;
        import java.util.List;
        @RosMessage("acme/Cloud")
        public class Cloud {
            public String name; public Shelf shelf; public double[] plain;
            @RosMessage("acme/Shelf") public static class Shelf { public List<Box> boxes; public BooleanSequence flags; }
            @RosMessage("acme/Box") public static class Box {
                public int id;
                @RosField("uint8[]") public ByteSequence data;
                @RosField("float32[3]") public FloatSequence size;
            }
        }
        """;

    @TempDir
    static Path folder;

    private static MessageType<Object> records;
    private static MessageType<Object> classes;

    @BeforeAll
    static void compile() throws Exception {
        records = type("records", RECORDS);
        classes = type("classes", CLASSES);
    }

    private static MessageType<Object> type(String name, String source) throws Exception {
        Build.Result result = Build.javac(folder.resolve(name))
                .options("-Xlint:all", "-Werror")
                .compile(source);
        assertEquals(List.of(), result.diagnostics());
        Class<?> codec = result.load().loadClass("acme.CloudCodec");
        return new VectorCodec(codec, Object.class).type();
    }

    private static MessageType<Object> type(String name) {
        return name.equals("records") ? records : classes;
    }

    private static byte[] encoded(ByteOrder order) {
        LayoutCodec codec = LayoutCodec.of(records.layout());
        DynamicMessage message = DynamicMessage.of(
                records.layout(),
                Map.of(
                        "name",
                        "pile",
                        "shelf",
                        Map.of(
                                "boxes",
                                List.of(
                                        Map.of("id", 1, "data", new byte[0], "size", new float[] {1, 2, 3}),
                                        Map.of("id", 2, "data", new byte[] {4, 5}, "size", new float[] {6, 7, 8})),
                                "flags",
                                new boolean[] {true, false}),
                        "plain",
                        new double[] {9, 10}));
        return codec.encode(message, CdrOptions.DEFAULT.withByteOrder(order));
    }

    private static byte[] encoded() {
        return encoded(ByteOrder.LITTLE_ENDIAN);
    }

    @ParameterizedTest
    @ValueSource(strings = {"records", "classes"})
    void everyWayGivesTheSame(String kind) {
        MessageType<Object> type = type(kind);
        Object copied = type.decode(encoded());
        for (ByteOrder order : List.of(ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN)) {
            Object owned = type.decodeOwned(encoded(order));
            Object borrowed = type.decodeBorrowed(Payload.of(encoded(order)));
            assertTrue(type.equal(copied, owned));
            assertTrue(type.equal(copied, borrowed));
            assertEquals(type.hash(copied), type.hash(owned));
            assertEquals(type.hash(copied), type.hash(borrowed));
            assertEquals(type.text(copied), type.text(borrowed));
            assertArrayEquals(encoded(), type.encode(owned));
            assertArrayEquals(encoded(), type.encode(borrowed));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"records", "classes"})
    void anOwnedMessageShowsTheArrayAndACopyDoesNot(String kind) {
        MessageType<Object> type = type(kind);
        byte[] data = encoded();
        Object owned = type.decodeOwned(data);
        Object copy = type.copy(owned);
        Arrays.fill(data, (byte) 0);
        assertFalse(type.equal(copy, owned));
        assertTrue(type.equal(type.decode(encoded()), copy));
    }

    @ParameterizedTest
    @ValueSource(strings = {"records", "classes"})
    void aBorrowedMessageEndsWithThePayload(String kind) {
        MessageType<Object> type = type(kind);
        byte[] data = encoded();
        Payload payload = Payload.of(data);
        Object borrowed = type.decodeBorrowed(payload);
        Object copy = type.copy(borrowed);
        payload.release();
        Arrays.fill(data, (byte) 0x55);

        assertTrue(type.equal(type.decode(encoded()), copy));
        for (PayloadReleasedException e : List.of(
                assertThrows(PayloadReleasedException.class, () -> type.encode(borrowed)),
                assertThrows(PayloadReleasedException.class, () -> type.encode(borrowed, new byte[500], 0)),
                assertThrows(PayloadReleasedException.class, () -> type.copy(borrowed)),
                assertThrows(PayloadReleasedException.class, () -> type.equal(copy, borrowed)),
                assertThrows(PayloadReleasedException.class, () -> type.equal(borrowed, copy)),
                assertThrows(PayloadReleasedException.class, () -> type.hash(borrowed)),
                assertThrows(PayloadReleasedException.class, () -> type.text(borrowed)))) {
            assertEquals("acme/msg/Cloud", e.typeName());
            // The first box has no data, and what is empty stays good.
            assertEquals("shelf.boxes[0].size", e.member());
        }
        assertEquals(encoded().length, type.serializedSize(borrowed), "sizes do not look at elements");
    }

    @Test
    void aBigEndianMessageKeepsAllButItsSingleBytes() {
        Payload payload = Payload.of(encoded(ByteOrder.BIG_ENDIAN));
        Object borrowed = records.decodeBorrowed(payload);
        payload.release();
        PayloadReleasedException e = assertThrows(PayloadReleasedException.class, () -> records.encode(borrowed));
        assertEquals("shelf.boxes[1].data", e.member());
    }

    @ParameterizedTest
    @ValueSource(strings = {"records", "classes"})
    void errorsAreTheSame(String kind) {
        MessageType<Object> type = type(kind);
        byte[] data = encoded();
        for (int length = 0; length < data.length; length++) {
            byte[] cut = Arrays.copyOf(data, length);
            String message =
                    assertThrows(CdrException.class, () -> type.decode(cut)).getMessage();
            assertEquals(
                    message,
                    assertThrows(CdrException.class, () -> type.decodeOwned(cut))
                            .getMessage());
            assertEquals(
                    message,
                    assertThrows(CdrException.class, () -> type.decodeBorrowed(Payload.of(cut)))
                            .getMessage());
        }
        Payload released = Payload.of(data);
        released.release();
        assertThrows(PayloadReleasedException.class, () -> type.decodeBorrowed(released));
        assertThrows(PayloadReleasedException.class, () -> type.decode(released));
    }

    @Test
    void manyThreadsShareOnePayload() throws Exception {
        Payload payload = Payload.of(encoded());
        Object expected = records.decode(encoded());
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<Object>> borrowed = Stream.generate(() -> threads.submit(() -> {
                        Object message = records.decodeBorrowed(payload);
                        for (int i = 0; i < 1000; i++) {
                            assertTrue(records.equal(expected, message));
                        }
                        return message;
                    }))
                    .limit(8)
                    .toList();
            for (Future<Object> each : borrowed) {
                each.get();
            }
            payload.release();
            Future<?> late = threads.submit(() -> {
                for (Future<Object> each : borrowed) {
                    assertThrows(PayloadReleasedException.class, () -> records.equal(expected, each.get()));
                }
            });
            late.get();
        } finally {
            threads.shutdownNow();
        }
    }
}
