package dev.cedros.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.codec.DynamicMessage;
import dev.cedros.codec.LayoutCodec;
import dev.cedros.error.CedrosException;
import dev.cedros.layout.MemberPathException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import dev.cedros.payload.Payload;
import dev.cedros.projection.RandomMessages.Message;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.PrimitiveSequence;
import dev.cedros.type.msg.SchemaParser;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class MemberReaderTest {
    private static final String SCHEMA = """
            Header header
            bool valid
            string[] names
            float64[3] position
            Point[] points
            uint64 big
            std_msgs/Empty nothing
            float32 last
            ====
            MSG: r_msgs/Header
            int32 sec
            string frame_id
            ====
            MSG: r_msgs/Point
            float64 x
            string label
            uint8[] data
            ====
            MSG: std_msgs/Empty
            """;

    private static final MessageLayout LAYOUT = MessageLayout.of(SchemaParser.parse("r_msgs/msg/Top", SCHEMA));

    private static byte[] sample() {
        DynamicMessage message = DynamicMessage.of(
                LAYOUT,
                Map.of(
                        "header", Map.of("sec", -5, "frame_id", "map"),
                        "valid", true,
                        "names", List.of("a", "bcd"),
                        "position", List.of(1.5, 2.5, 3.5),
                        "points",
                                List.of(
                                        Map.of("x", 7.25, "label", "first", "data", new byte[] {1, 2}),
                                        Map.of("x", 8.25, "label", "second", "data", new byte[] {-1})),
                        "big", BigInteger.TWO.pow(64).subtract(BigInteger.ONE),
                        "last", 0.5));
        return LayoutCodec.of(LAYOUT).encode(message);
    }

    private static MemberReader reader(String path) {
        return MemberReader.of(LAYOUT, path);
    }

    @Test
    void eachAccessorReadsItsKind() {
        byte[] data = sample();
        assertEquals(-5, reader("header.sec").longAt(data));
        assertEquals(-5.0, reader("header.sec").doubleAt(data));
        assertEquals("map", reader("header.frame_id").textAt(data));
        assertTrue(reader("valid").booleanAt(data));
        assertEquals(List.of("a", "bcd"), reader("names").textsAt(data));
        assertEquals("bcd", reader("names[1]").textAt(data));
        assertEquals(DoubleSequence.of(1.5, 2.5, 3.5), reader("position").sequenceAt(data));
        assertEquals(2.5, reader("position[1]").doubleAt(data));
        assertEquals(8.25, reader("points[1].x").doubleAt(data));
        assertEquals("first", reader("points[0].label").textAt(data));
        assertEquals(255, reader("points[1].data[0]").longAt(data));
        assertEquals(2, reader("points").sizeAt(data));
        assertEquals(1, reader("points[1].data").sizeAt(data));
        assertEquals(-1, reader("big").longAt(data));
        assertEquals(
                BigInteger.TWO.pow(64).subtract(BigInteger.ONE), reader("big").unsignedAt(data));
        assertEquals(0.5, reader("last").doubleAt(data));
        assertEquals(Map.of("sec", -5, "frame_id", "map"), reader("header").read(data));
        assertEquals(Map.of(), reader("nothing").read(data));
        assertEquals("points[1].x", reader("points[1].x").path().toString());
    }

    @Test
    void payloadsInPiecesReadTheSame() {
        byte[] data = sample();
        for (int cut = 0; cut <= data.length; cut++) {
            ByteBuffer direct = ByteBuffer.allocateDirect(data.length - cut);
            direct.put(data, cut, data.length - cut).flip();
            Payload payload = Payload.of(List.of(ByteBuffer.wrap(data, 0, cut), direct));
            assertEquals("second", reader("points[1].label").textAt(payload));
        }
        byte[] shifted = new byte[data.length + 3];
        System.arraycopy(data, 0, shifted, 3, data.length);
        assertEquals(8.25, reader("points[1].x").doubleAt(Payload.of(shifted, 3, data.length)));
    }

    @Test
    void whatFollowsTheMemberIsNotLookedAt() {
        byte[] data = sample();
        assertEquals(-5, reader("header.sec").longAt(Payload.of(data, 0, 8)));
        CdrException e =
                assertThrows(CdrException.class, () -> reader("header.frame_id").textAt(Payload.of(data, 0, 8)));
        assertEquals("truncated", e.code());
        assertEquals("header.frame_id", e.member());
        assertEquals("r_msgs/msg/Top", e.typeName());
    }

    @Test
    void aMissingElementIsAnErrorWithItsPath() {
        byte[] data = sample();
        check("element-index", () -> reader("points[2].x").doubleAt(data), "points");
        check("element-index", () -> reader("points[1].data[1]").longAt(data), "points[1].data");
        check("element-index", () -> reader("names[7]").textAt(data), "names");
    }

    @Test
    void theWrongKindIsAnError() {
        byte[] data = sample();
        check("member-kind", () -> reader("header.sec").textAt(data), "header.sec");
        check("member-kind", () -> reader("header.frame_id").longAt(data), "header.frame_id");
        check("member-kind", () -> reader("valid").longAt(data), "valid");
        check("member-kind", () -> reader("valid").doubleAt(data), "valid");
        check("member-kind", () -> reader("last").longAt(data), "last");
        check("member-kind", () -> reader("last").booleanAt(data), "last");
        check("member-kind", () -> reader("names").sequenceAt(data), "names");
        check("member-kind", () -> reader("position").textsAt(data), "position");
        check("member-kind", () -> reader("header").sizeAt(data), "header");
        check("member-kind", () -> reader("position[0]").sequenceAt(data), "position[0]");
        check("inexact-number", () -> reader("big").doubleAt(data), "big");
        assertThrows(MemberPathException.class, () -> reader("header.nothing"));
        assertThrows(MemberPathException.class, () -> reader("position[3]"));
        assertThrows(MemberPathException.class, () -> reader(""));
    }

    private static void check(String code, Executable call, String member) {
        CedrosException e = assertThrows(MemberPathException.class, call);
        assertEquals(code, e.code());
        assertEquals(member, e.member());
        assertEquals("r_msgs/msg/Top", e.typeName());
    }

    @Test
    void wholeNumbersAreDoublesOnlyIfExact() {
        MessageLayout layout = MessageLayout.of(SchemaParser.parse("r_msgs/msg/N", "int64 s\nuint64 u\n"));
        long[] exact = {0, 1, -1, 1L << 53, -(1L << 53), Long.MIN_VALUE, 1L << 62, 3L << 61};
        long[] inexact = {(1L << 53) + 1, Long.MAX_VALUE, Long.MIN_VALUE + 1};
        for (long value : exact) {
            assertEquals((double) value, MemberReader.of(layout, "s").doubleAt(numbers(value)));
        }
        for (long value : new long[] {0, 1L << 53, 3L << 61, Long.MIN_VALUE, -2048}) {
            BigInteger unsigned = new BigInteger(Long.toUnsignedString(value));
            assertEquals(unsigned.doubleValue(), MemberReader.of(layout, "u").doubleAt(numbers(value)));
        }
        for (long value : inexact) {
            assertThrows(
                    MemberPathException.class,
                    () -> MemberReader.of(layout, "s").doubleAt(numbers(value)));
            assertThrows(
                    MemberPathException.class,
                    () -> MemberReader.of(layout, "u").doubleAt(numbers(value)));
        }
        assertThrows(
                MemberPathException.class, () -> MemberReader.of(layout, "u").doubleAt(numbers(-1)));
    }

    private static byte[] numbers(long value) {
        CdrWriter out = CdrWriter.growing();
        out.writeEncapsulation();
        out.writeInt64(value);
        out.writeUint64(value);
        return out.toByteArray();
    }

    @Test
    void optionsAreFollowed() {
        MessageLayout layout = MessageLayout.of(SchemaParser.parse("r_msgs/msg/B", "bool[3] a\nbool b\n"));
        byte[] bools = {0, 1, 0, 0, 1, 2, 0, 1};
        assertTrue(MemberReader.of(layout, "a[1]").booleanAt(bools));
        MemberReader strict = MemberReader.of(layout.path("b"), CdrOptions.DEFAULT.withStrictBool(true));
        CdrException e = assertThrows(CdrException.class, () -> strict.booleanAt(bools));
        assertEquals("bool-value", e.code());
        assertEquals("a[1]", e.member());
        assertEquals(5, e.offset());
        assertFalse(MemberReader.of(layout.path("a[2]"), CdrOptions.DEFAULT).booleanAt(bools));
    }

    @Test
    void everyMemberOfRandomMessagesIsWhatDecodingGives() {
        long seed = System.nanoTime();
        System.out.println("MemberReaderTest seed " + seed);
        RandomMessages random = new RandomMessages(seed);
        int members = 0;
        for (int type = 0; type < 300; type++) {
            MessageLayout layout = random.layout();
            LayoutCodec codec = LayoutCodec.of(layout);
            for (int i = 0; i < 3; i++) {
                Message message = random.message(layout);
                assertEquals(message.value(), codec.decode(message.data()).toMap(), layout::toString);
                members += walk(layout, 0, "", message.value(), message.data());
                LayoutSkipTest.checkEnd(layout, message.data());
            }
        }
        assertTrue(members > 3000, "only " + members + " members");
    }

    /** Reads each member and each element below a message, and compares. */
    private static int walk(MessageLayout layout, int struct, String prefix, Map<?, ?> value, byte[] data) {
        int count = 0;
        for (int i = struct + 1; i < layout.extent(struct); i = layout.extent(i)) {
            if (layout.op(i) != Op.PLACEHOLDER) {
                count += member(layout, i, prefix + layout.name(i), value.get(layout.name(i)), data);
            }
        }
        return count;
    }

    private static int member(MessageLayout layout, int index, String path, Object value, byte[] data) {
        assertEquals(value, MemberReader.of(layout, path).read(data), () -> path + " of\n" + layout);
        if (value instanceof Map<?, ?> members) {
            return 1 + walk(layout, index, path + ".", members, data);
        }
        int count = 1;
        if (value instanceof PrimitiveSequence sequence) {
            List<Object> elements = RandomMessages.elements(layout.op(index), sequence);
            for (int i = 0; i < elements.size(); i++) {
                assertEquals(
                        elements.get(i),
                        MemberReader.of(layout, path + "[" + i + "]").read(data));
                count++;
            }
        } else if (value instanceof List<?> elements) {
            for (int i = 0; i < elements.size(); i++) {
                count += member(layout, index + 1, path + "[" + i + "]", elements.get(i), data);
            }
        }
        return count;
    }
}
