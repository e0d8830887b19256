package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.codec.DynamicMessage;
import dev.cedros.codec.LayoutCodec;
import dev.cedros.codec.MessageType;
import dev.cedros.error.CedrosException;
import dev.cedros.error.PayloadReleasedException;
import dev.cedros.payload.Payload;
import dev.cedros.vectors.Slices;
import java.lang.management.ManagementFactory;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Messages of which no part fits what is seen of a payload at a time, in each Java form that has code of its own. */
class SlicesTest {
    private static final String RECORDS = """
        package acme;
        import dev.cedros.annotations.*;
        import dev.cedros.sequence.*;
        import java.time.*;
        import java.util.*;
        @RosMessage("acme/Survey")
        public record Survey(String name, Point[] points, List<Point> more, List<Spot> spots, List<Instant> times,
                State[] states, Edge[] edges, Row[] rows, Wide wide, float[] ranges, FloatSequence packed,
                @RosField("uint8[]") int[] small, @RosField("uint8[]") ByteSequence image, boolean[] flags,
                @RosField("int32[]") List<Integer> numbers, UUID[] ids, String[] words) {
            @RosMessage("acme/Point") public record Point(double x, double y, double z) {}
            @RosMessage("acme/Spot") public record Spot(float x, int kind) {
                public static Runnable each = () -> {};
                public Spot {
                    each.run();
                    if (kind == 13) throw new IllegalStateException("unlucky");
                }
            }
            @RosEnum("uint8") public enum State { @RosEnum.Value(0) OFF, @RosEnum.Value(1) ON }
            @RosMessage("acme/Edge") public record Edge(String from, String to, double length) {}
            @RosMessage("acme/Row") public record Row(@RosField("uint8[6000]") byte[] cells, @RosField("float64[36]")
                    double[] matrix, char end) {}
            @RosMessage("acme/Wide") public record Wide(@RosField("float64[500]") double[] a, long b,
                    @RosField("float32[90]") float[] c, short d, @RosField("int32[2000]") IntSequence e, byte f) {}
        }
        """;
    private static final String CLASSES = """
        package acme;
        import dev.cedros.annotations.*;
        import dev.cedros.sequence.*;
        import java.time.*;
        import java.util.*;
        @RosMessage("acme/Survey")
        public class Survey {
            public String name; public Point[] points; public List<Point> more; public List<Spot> spots;
            public List<Instant> times; public State[] states; public Edge[] edges; public Row[] rows; public Wide wide;
            public float[] ranges; public FloatSequence packed; @RosField("uint8[]") public int[] small;
            @RosField("uint8[]") public ByteSequence image; public boolean[] flags;
            @RosField("int32[]") public List<Integer> numbers; public UUID[] ids; public String[] words;
            @RosMessage("acme/Point") public static class Point { public double x, y, z; }
            @RosMessage("acme/Spot") public static class Spot { public float x; public int kind; }
            @RosEnum("uint8") public enum State { @RosEnum.Value(0) OFF, @RosEnum.Value(1) ON }
            @RosMessage("acme/Edge") public static class Edge { public String from, to; public double length; }
            @RosMessage("acme/Row") public static class Row { @RosField("uint8[6000]") public byte[] cells;
                @RosField("float64[36]") public double[] matrix; public char end; }
            @RosMessage("acme/Wide") public static class Wide { @RosField("float64[500]") public double[] a; public long b;
                @RosField("float32[90]") public float[] c; public short d; @RosField("int32[2000]") public IntSequence e;
                public byte f; }
        }
        """;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static Object kept = "";

    @TempDir
    static Path folder;

    private static VectorCodec records;
    private static VectorCodec classes;

    @BeforeAll
    static void compile() throws Exception {
        records = codec("records", RECORDS);
        classes = codec("classes", CLASSES);
    }

    private static VectorCodec codec(String name, String source) throws Exception {
        Build.Result result = Build.javac(folder.resolve(name))
                .options("-Xlint:all,-exports", "-Werror")
                .compile(source.replace(
                                "public record Survey", "@SuppressWarnings(\"cedros:boxed-list\") public record Survey")
                        .replace(
                                "public class Survey", "@SuppressWarnings(\"cedros:boxed-list\") public class Survey"));
        assertEquals(List.of(), result.diagnostics());
        ClassLoader loader = result.load();
        return new VectorCodec(loader.loadClass("acme.SurveyCodec"), loader.loadClass("acme.Survey"));
    }

    private static List<VectorCodec> both() {
        return List.of(records, classes);
    }

    /** Each member, once with few elements and once with so many of one member that it is larger than any window. */
    private static DynamicMessage message(String large, int count) {
        return DynamicMessage.of(records.layout(), members(large, count));
    }

    private static Map<String, Object> members(String large, int count) {
        Random random = new Random(count);
        Map<String, Object> members = new HashMap<>();
        Function<String, Integer> size = name -> name.equals(large) ? count : 3;
        members.put("name", "n".repeat(size.apply("name")));
        for (String points : List.of("points", "more")) {
            members.put(points, many(size.apply(points), i -> Map.of("x", i + 0.5, "y", -i, "z", random.nextDouble())));
        }
        members.put("spots", many(size.apply("spots"), i -> Map.of("x", i, "kind", i % 13)));
        members.put("times", many(size.apply("times"), i -> Map.of("sec", i, "nanosec", i * 7)));
        members.put("states", many(size.apply("states"), i -> i % 2));
        members.put(
                "edges",
                many(size.apply("edges"), i -> Map.of("from", "node" + i, "to", "é".repeat(i % 5), "length", i)));
        byte[] cells = new byte[6000];
        random.nextBytes(cells);
        members.put("rows", many(size.apply("rows"), i -> Map.of("cells", cells, "matrix", new double[36], "end", i)));
        members.put(
                "wide", Map.of("a", new double[500], "b", 5, "c", new float[90], "d", 6, "e", new int[2000], "f", 7));
        for (String numbers : List.of("ranges", "packed", "small", "image", "numbers")) {
            members.put(numbers, many(size.apply(numbers), i -> i % 128));
        }
        members.put("flags", many(size.apply("flags"), i -> i % 3 == 0));
        byte[] id = Arrays.copyOf(cells, 16);
        members.put("ids", many(size.apply("ids"), i -> Map.of("uuid", id)));
        members.put("words", many(size.apply("words"), i -> "word" + i % 100));
        return members;
    }

    private static List<Object> many(int count, Function<Integer, Object> element) {
        List<Object> elements = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            elements.add(element.apply(i));
        }
        return elements;
    }

    private static final List<String> MEMBERS = List.of(
            "name", "points", "more", "spots", "times", "states", "edges", "rows", "ranges", "packed", "small", "image",
            "flags", "numbers", "ids", "words");

    private static Object outcome(Function<Payload, Object> read, Payload payload) {
        try {
            return read.apply(payload);
        } catch (CdrException e) {
            return Arrays.asList(e.code(), e.typeName(), e.offset(), e.length(), e.member(), e.getMessage());
        }
    }

    private static List<Payload> sliced(byte[] bytes, Random random) {
        return List.of(
                Slices.direct(bytes),
                Slices.cut(bytes, random.nextInt(bytes.length + 1), random),
                Slices.small(bytes, 5000, random));
    }

    @Test
    void eachMemberInTurnIsLarge() {
        LayoutCodec layout = LayoutCodec.of(records.layout());
        Random random = new Random(1);
        for (String large : MEMBERS) {
            DynamicMessage message = message(large, large.equals("rows") ? 5 : 10_000);
            for (ByteOrder order : List.of(ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN)) {
                CdrOptions options = CdrOptions.DEFAULT.withByteOrder(order);
                byte[] bytes = layout.encode(message, options);
                for (Payload payload : sliced(bytes, random)) {
                    assertEquals(message, layout.decode(payload, options), large);
                    for (VectorCodec codec : both()) {
                        MessageType<Object> type = codec.type();
                        Object expected = type.decode(bytes, options);
                        assertTrue(type.equal(expected, type.decode(payload, options)), large);
                        assertTrue(type.equal(expected, type.decodeBorrowed(payload, options)), large);
                    }
                    Object target = classes.decode(layout.encode(message("none", 0)));
                    classes.decodeInto(payload, target, options);
                    assertTrue(classes.equal(classes.decode(bytes), target), large);
                    classes.decodeInto(payload, target, options);
                    assertTrue(classes.equal(classes.decode(bytes), target), large);
                }
            }
        }
    }

    @Test
    void hostileBytesHaveTheSameOutcome() {
        LayoutCodec layout = LayoutCodec.of(records.layout());
        Random random = new Random(2);
        List<MessageType<?>> types = List.of(records.type(), classes.type(), layout);
        for (String large : MEMBERS) {
            byte[] bytes = layout.encode(message(large, large.equals("rows") ? 5 : 3_000));
            for (int round = 0; round < 60; round++) {
                byte[] hostile = bytes.clone();
                if (round % 2 == 0) {
                    hostile = Arrays.copyOf(bytes, random.nextInt(bytes.length));
                } else {
                    // Most bytes of large members cannot be wrong; those at the beginning of all are tried more often.
                    hostile[random.nextInt(round % 4 == 1 ? 2000 : bytes.length)] ^= (byte) (1 + random.nextInt(255));
                }
                byte[] each = hostile;
                Payload payload = sliced(each, random).get(round % 3);
                for (MessageType<?> type : types) {
                    assertSame(type, each, payload, large + ", round " + round);
                }
            }
        }
    }

    private static <T> void assertSame(MessageType<T> type, byte[] bytes, Payload payload, String what) {
        Object expected = outcome(type::decode, Payload.of(bytes));
        Object seen = outcome(type::decode, payload);
        if (type.javaType().isInstance(expected) && type.javaType().isInstance(seen)) {
            assertTrue(
                    type.equal(type.javaType().cast(expected), type.javaType().cast(seen)), what);
        } else {
            assertEquals(expected, seen, what);
        }
    }

    private static DynamicMessage unlucky(int index) {
        Map<String, Object> members = members("spots", 3000);
        members.put("spots", many(3000, i -> Map.of("x", i, "kind", i == index ? 13 : 1)));
        return DynamicMessage.of(records.layout(), members);
    }

    @Test
    void aConstructorThatRefusesAnElementIsToldWithItsPlace() {
        LayoutCodec layout = LayoutCodec.of(records.layout());
        for (int index : new int[] {0, 900, 1000, 1023, 1024, 2999}) {
            byte[] bytes = layout.encode(unlucky(index));
            Object expected = outcome(records.type()::decode, Payload.of(bytes));
            assertTrue(expected.toString().contains("spots[" + index + "]: the value was read"), expected::toString);
            assertEquals(expected, outcome(records.type()::decode, Slices.direct(bytes)));
        }
    }

    private static void atEachSpot(Runnable action) throws ReflectiveOperationException {
        Class<?> spot = records.type().javaType().getClassLoader().loadClass("acme.Survey$Spot");
        spot.getField("each").set(null, action);
    }

    @Test
    void aReleaseWhileDecodingIsNoErrorOfTheBytes() throws ReflectiveOperationException {
        LayoutCodec layout = LayoutCodec.of(records.layout());
        for (int count : new int[] {3, 1500}) {
            Payload payload = Slices.direct(layout.encode(message("spots", count)));
            try {
                atEachSpot(payload::release);
                CedrosException e =
                        assertThrows(CedrosException.class, () -> records.type().decode(payload));
                assertEquals(PayloadReleasedException.class, e.getClass());
                assertEquals("acme/msg/Survey", e.typeName());
                // Of a message with few elements the window ends in the rows, which are long.
                String where = count == 3 ? "rows[" : "spots[";
                assertTrue(e.member() != null && e.member().startsWith(where), e::getMessage);
            } finally {
                atEachSpot(() -> {});
            }
        }
    }

    @Test
    void codeOfUsersMayDecodeMeanwhile() throws ReflectiveOperationException {
        LayoutCodec layout = LayoutCodec.of(records.layout());
        byte[] inner = layout.encode(message("points", 1000));
        Payload payload = Slices.direct(inner);
        Object innerExpected = classes.decode(inner);
        byte[] outer = layout.encode(message("spots", 3000));
        Object expected = records.decode(outer);
        Object target = classes.decode(layout.encode(message("none", 0)));
        int[] calls = {0};
        try {
            atEachSpot(() -> {
                if (calls[0]++ % 100 == 0) {
                    classes.decodeInto(payload, target, CdrOptions.DEFAULT);
                    assertTrue(classes.equal(innerExpected, target));
                }
            });
            assertTrue(records.equal(expected, records.type().decode(Slices.direct(outer))));
            assertEquals(3000, calls[0]);
        } finally {
            atEachSpot(() -> {});
        }
    }

    /** What decoding allocates, in the best of several rounds. */
    private static long allocated(Supplier<Object> decode) {
        // What readers keep settles first.
        kept = decode.get();
        kept = decode.get();
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 12; i++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            kept = decode.get();
            least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
        }
        return least;
    }

    @Test
    void hardlyMoreIsAllocatedThanForAnArray() {
        LayoutCodec layout = LayoutCodec.of(records.layout());
        for (String large : MEMBERS) {
            if (large.equals("name")) {
                // A long string is brought together first.
                continue;
            }
            byte[] bytes = layout.encode(message(large, large.equals("rows") ? 100 : 100_000));
            Payload direct = Slices.direct(bytes);
            for (VectorCodec codec : both()) {
                MessageType<Object> type = codec.type();
                long array = allocated(() -> type.decode(bytes));
                long sliced = allocated(() -> type.decode(direct));
                assertTrue(sliced <= array + (16 << 10), large + ": " + sliced + " bytes, " + array + " of an array");
            }
            Object target = classes.decode(bytes);
            long array = allocated(() -> {
                classes.decodeInto(bytes, target, CdrOptions.DEFAULT);
                return target;
            });
            long sliced = allocated(() -> {
                classes.decodeInto(direct, target, CdrOptions.DEFAULT);
                return target;
            });
            assertTrue(sliced <= array + (16 << 10), large + ": " + sliced + " bytes, " + array + " of an array");
        }
    }
}
