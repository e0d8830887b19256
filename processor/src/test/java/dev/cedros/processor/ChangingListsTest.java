package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lists that are longer when they are written than when they were measured, and lists that lie about their length. */
class ChangingListsTest {
    private static final String MESSAGES = """
            package p;
            import dev.cedros.annotations.*;
            import dev.cedros.cdr.*;
            import dev.cedros.error.*;
            import java.nio.*;
            import java.util.*;
            @SuppressWarnings("cedros:boxed-list")
            @RosMessage("p/Test")
            public record Test(@RosKey int id, List<Item> items, List<String> names, List<Long> numbers,
                    @RosKey List<Part> parts, @RosField("wstring[]") List<String> wide, List<Deep> deep) {
                @RosMessage("p/Item") record Item(byte x, byte y) {}
                @RosMessage("p/Part") record Part(String x) {}
                @RosMessage("p/Deep") record Deep(List<Item> items) {}
                static <E> List<E> list(E element, int... sizes) {
                    return new AbstractList<>() {
                        private int asked;
                        @Override public int size() { return sizes[Math.min(asked++, sizes.length - 1)]; }
                        @Override public E get(int index) { return element; }
                    };
                }
                static Test of(int member, int... sizes) {
                    return new Test(7,
                            member == 0 ? list(new Item((byte) 1, (byte) 2), sizes) : List.of(),
                            member == 1 ? list("name", sizes) : List.of(),
                            member == 2 ? list(5L, sizes) : List.of(),
                            member == 3 ? list(new Part("part"), sizes) : List.of(),
                            member == 4 ? list("wide", sizes) : List.of(),
                            member == 5
                                    ? List.of(new Deep(List.of()), new Deep(list(new Item((byte) 1, (byte) 2), sizes)))
                                    : List.of());
                }
                interface Encoding { void run(Test message); }
                static String error(int member, Encoding encoding, int... sizes) {
                    try {
                        encoding.run(of(member, sizes));
                        return "none";
                    } catch (CedrosException e) {
                        return e.code() + " " + e.member();
                    }
                }
            """;

    @TempDir
    Path folder;

    /** Pools lend parts of one array to several writers: a byte behind the limit is another's. */
    @Test
    void nothingBehindTheLimitChanges() throws Exception {
        assertEquals("", run("""
                public static Object run() {
                    StringBuilder seen = new StringBuilder();
                    for (int member = 0; member < 6; member++) {
                        for (ByteOrder order : List.of(ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN)) {
                            CdrOptions options = CdrOptions.DEFAULT.withByteOrder(order);
                            int room = TestCodec.serializedSize(of(member, 2), options);
                            for (int spare = 0; spare < 12; spare += 3) {
                                byte[] array = filled(room + 5 + spare + 400);
                                byte[] expected = filled(array.length);
                                ByteBuffer buffer = ByteBuffer.wrap(array, 5, room + spare);
                                String wrapped = error(member, m -> TestCodec.encode(m, buffer, options), 2, 40);
                                byte[] sliced = filled(array.length);
                                ByteBuffer slice = ByteBuffer.wrap(sliced, 5, room + spare).slice();
                                error(member, m -> TestCodec.TYPE.encode(m, slice, options), 2, 40);
                                byte[] range = filled(array.length);
                                CdrWriter out = CdrWriter.into(range, 5, room + spare, options);
                                error(member, m -> { out.writeEncapsulation(); TestCodec.write(m, out); }, 2, 40);
                                for (byte[] each : List.of(array, sliced, range)) {
                                    if (!Arrays.equals(expected, 0, 5, each, 0, 5)
                                            || !Arrays.equals(expected, 5 + room + spare, each.length,
                                                    each, 5 + room + spare, each.length)
                                            || !wrapped.equals("collection-changed null")
                                            || buffer.position() != 5 || slice.position() != 0) {
                                        seen.append(member).append(order).append(spare).append(wrapped).append(' ');
                                    }
                                }
                            }
                        }
                    }
                    return seen;
                }
                static byte[] filled(int length) {
                    byte[] bytes = new byte[length];
                    Arrays.fill(bytes, (byte) 0x55);
                    return bytes;
                }
                """));
    }

    /** The same bytes as elsewhere, at every alignment, and one message after the other. */
    @Test
    void aBufferThatEndsBeforeItsArrayIsWritten() throws Exception {
        assertEquals("", run("""
                public static Object run() {
                    StringBuilder seen = new StringBuilder();
                    Test message = new Test(7, List.of(new Item((byte) 1, (byte) 2)), List.of("a", "bc"), List.of(5L),
                            List.of(new Part("part")), List.of("wide"), List.of(new Deep(List.of())));
                    byte[] expected = TestCodec.encode(message);
                    for (int offset = 0; offset < 9; offset++) {
                        byte[] array = new byte[expected.length + offset + 50];
                        ByteBuffer buffer = ByteBuffer.wrap(array, offset, expected.length + 3);
                        TestCodec.encode(message, buffer);
                        byte[] several = new byte[300];
                        CdrWriter out = CdrWriter.into(several, offset, 290, CdrOptions.DEFAULT);
                        CdrWriter same = CdrWriter.growing();
                        for (CdrWriter writer : List.of(out, same)) {
                            writer.writeEncapsulation();
                            for (int i = 0; i < offset; i++) {
                                writer.writeInt8((byte) i);
                            }
                            TestCodec.write(message, writer);
                            writer.writeInt8((byte) 9);
                            TestCodec.write(message, writer);
                        }
                        if (buffer.position() != offset + expected.length
                                || !Arrays.equals(expected, Arrays.copyOfRange(array, offset, buffer.position()))
                                || !Arrays.equals(same.toByteArray(), out.toByteArray())
                                || out.finish() != same.finish()) {
                            seen.append(offset).append(' ');
                        }
                    }
                    return seen;
                }
                """));
    }

    @Test
    void aMessageThatGrowsIsToldApartFromABufferThatIsTooSmall() throws Exception {
        assertEquals("collection-changed null, ".repeat(6 * 6) + "buffer-too-small null, ".repeat(6), run("""
                public static Object run() {
                    StringBuilder seen = new StringBuilder();
                    CdrOptions big = CdrOptions.DEFAULT.withByteOrder(ByteOrder.BIG_ENDIAN);
                    List<Encoding> encodings = List.of(
                            m -> TestCodec.encode(m),
                            m -> TestCodec.encode(m, big),
                            m -> TestCodec.TYPE.encode(m),
                            m -> TestCodec.write(m, CdrWriter.growing(0, CdrOptions.DEFAULT)),
                            m -> TestCodec.encode(m, ByteBuffer.allocateDirect(2000)),
                            m -> TestCodec.text(m));
                    for (Encoding encoding : encodings) {
                        for (int member = 0; member < 6; member++) {
                            seen.append(error(member, encoding, 2, 300)).append(", ");
                        }
                    }
                    for (int member = 0; member < 6; member++) {
                        seen.append(error(member, m -> TestCodec.encode(m, new byte[50], 0), 300)).append(", ");
                    }
                    return seen;
                }
                """));
    }

    /** Keys are small, and need not be measured to the byte beforehand. */
    @Test
    void aKeyIsThatOfTheListAsItIsWritten() throws Exception {
        assertEquals("", run("""
                public static Object run() {
                    StringBuilder seen = new StringBuilder();
                    for (int[] sizes : new int[][] {{2, 300}, {300, 2}, {0, 3}, {3, 0}}) {
                        byte[] key = TestCodec.encodeKey(of(3, sizes));
                        if (!Arrays.equals(TestCodec.encodeKey(of(3, sizes[1])), key)) {
                            seen.append(Arrays.toString(sizes)).append(key.length).append(' ');
                        }
                    }
                    return seen;
                }
                """));
    }

    @Test
    void aNegativeSizeIsNamed() throws Exception {
        String everywhere = String.join(
                "",
                List.of("items", "names", "numbers", "parts", "wide", "deep[1].items").stream()
                        .map(member -> ("collection-changed " + member + ", ").repeat(9))
                        .toList());
        assertEquals(everywhere + "collection-changed parts, ".repeat(3), run("""
                public static Object run() {
                    StringBuilder seen = new StringBuilder();
                    CdrOptions big = CdrOptions.DEFAULT.withByteOrder(ByteOrder.BIG_ENDIAN);
                    List<Encoding> encodings = List.of(
                            m -> TestCodec.encode(m),
                            m -> TestCodec.encode(m, big),
                            m -> TestCodec.encode(m, new byte[200], 0),
                            m -> TestCodec.encode(m, new byte[200], 0, big),
                            m -> TestCodec.encode(m, ByteBuffer.allocate(200)),
                            m -> TestCodec.write(m, CdrWriter.growing()),
                            m -> TestCodec.write(m, new byte[200], 0, 0),
                            m -> TestCodec.serializedSize(m),
                            m -> TestCodec.text(m));
                    for (int member = 0; member < 6; member++) {
                        for (Encoding encoding : encodings) {
                            seen.append(error(member, encoding, -1)).append(", ");
                        }
                    }
                    List<Encoding> keys = List.of(
                            m -> TestCodec.keyHash(m), m -> TestCodec.encodeKey(m), m -> TestCodec.keySerializedSize(m));
                    for (Encoding encoding : keys) {
                        seen.append(error(3, encoding, -1)).append(", ");
                    }
                    return seen;
                }
                """));
    }

    private String run(String body) throws Exception {
        Build.Result result = Build.javac(folder).compile(MESSAGES + body + "}");
        assertEquals(List.of(), result.diagnostics());
        return String.valueOf(result.load().loadClass("p.Test").getMethod("run").invoke(null));
    }
}
