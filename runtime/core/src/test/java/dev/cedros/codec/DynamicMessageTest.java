package dev.cedros.codec;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.InvalidMessageException;
import dev.cedros.layout.MemberPath;
import dev.cedros.layout.MemberPathException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.FloatSequence;
import dev.cedros.sequence.IntSequence;
import dev.cedros.type.msg.SchemaParser;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class DynamicMessageTest {
    static final MessageLayout LAYOUT = MessageLayout.of(SchemaParser.parse("acme_msgs/msg/Everything", """
            Header header
            bool flag
            int8 small
            uint8 octet
            byte raw
            uint16 port
            int32 number
            uint32 counter
            int64 big
            uint64 huge
            float32 ratio
            float64 value
            string text
            wstring wide
            uint8[] data
            float32[] ranges
            int32[3] triple
            bool[] flags
            uint64[] ids
            string[] names
            Part[] parts
            Part[2] pair
            Nothing nothing
            ================================================================================
            MSG: acme_msgs/Header
            int32 sec
            string frame_id
            ================================================================================
            MSG: acme_msgs/Part
            Header header
            float64[2] xy
            Point[] points
            ================================================================================
            MSG: acme_msgs/Point
            float64 x
            float64 y
            ================================================================================
            MSG: acme_msgs/Nothing
            """));

    private static Map<String, Object> point(double x, double y) {
        return Map.of("x", x, "y", y);
    }

    static Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("header", Map.of("sec", -7, "frame_id", "map"));
        values.put("flag", true);
        values.put("small", -128);
        values.put("octet", 255);
        values.put("raw", 128);
        values.put("port", 65535);
        values.put("number", Integer.MIN_VALUE);
        values.put("counter", 4294967295L);
        values.put("big", Long.MIN_VALUE);
        values.put("huge", new BigInteger("18446744073709551615"));
        values.put("ratio", 0.1f);
        values.put("value", -0.0);
        values.put("text", "grüß");
        values.put("wide", "漢😀");
        values.put("data", new byte[] {1, -1});
        values.put("ranges", FloatSequence.of(1.5f, Float.NaN));
        values.put("triple", List.of(1, 2, 3));
        values.put("flags", new boolean[] {true, false});
        values.put("ids", List.of("18446744073709551615", 5));
        values.put("names", List.of("a", "", "c"));
        values.put(
                "parts",
                List.of(
                        Map.of("points", List.of(point(1, 2), point(3, 4)), "xy", new double[] {8, 9}),
                        Map.of("header", Map.of("frame_id", "tool"))));
        values.put("pair", List.of(Map.of("header", Map.of("sec", 1)), Map.of("points", List.of(point(5, 6)))));
        values.put("nothing", Map.of());
        return values;
    }

    private static final DynamicMessage MESSAGE = DynamicMessage.of(LAYOUT, values());

    @Test
    void membersAreReadByPath() {
        assertEquals(-7, MESSAGE.intAt("header.sec"));
        assertEquals("map", MESSAGE.textAt("header.frame_id"));
        assertTrue(MESSAGE.booleanAt("flag"));
        assertEquals(-128, MESSAGE.intAt("small"));
        assertEquals(255, MESSAGE.intAt("octet"));
        assertEquals(128, MESSAGE.intAt("raw"));
        assertEquals(65535, MESSAGE.longAt("port"));
        assertEquals(Integer.MIN_VALUE, MESSAGE.intAt("number"));
        assertEquals(4294967295L, MESSAGE.longAt("counter"));
        assertEquals(Long.MIN_VALUE, MESSAGE.longAt("big"));
        assertEquals(-1, MESSAGE.longAt("huge"));
        assertEquals(new BigInteger("18446744073709551615"), MESSAGE.unsignedAt("huge"));
        assertEquals(BigInteger.valueOf(4294967295L), MESSAGE.unsignedAt("counter"));
        assertEquals(0.1f, MESSAGE.doubleAt("ratio"));
        assertEquals(-0.0, MESSAGE.doubleAt("value"));
        assertEquals(65535.0, MESSAGE.doubleAt("port"));
        assertEquals(-9.223372036854775808E18, MESSAGE.doubleAt("big"));
        assertEquals("漢😀", MESSAGE.textAt("wide"));
        assertEquals(ByteSequence.of((byte) 1, (byte) -1), MESSAGE.sequenceAt("data"));
        assertEquals(
                Float.NaN, MESSAGE.sequenceAt("ranges", FloatSequence.class).get(1));
        assertEquals(255, MESSAGE.intAt("data[1]"));
        assertEquals(1.5, MESSAGE.doubleAt("ranges[0]"));
        assertEquals(3, MESSAGE.intAt("triple[2]"));
        assertTrue(MESSAGE.booleanAt("flags[0]"));
        assertEquals(new BigInteger("18446744073709551615"), MESSAGE.unsignedAt("ids[0]"));
        assertEquals(List.of("a", "", "c"), MESSAGE.textsAt("names"));
        assertEquals("c", MESSAGE.textAt("names[2]"));
        assertEquals(4.0, MESSAGE.doubleAt("parts[0].points[1].y"));
        assertEquals(9.0, MESSAGE.doubleAt("parts[0].xy[1]"));
        assertEquals("tool", MESSAGE.textAt("parts[1].header.frame_id"));
        assertEquals(5.0, MESSAGE.doubleAt("pair[1].points[0].x"));
        assertEquals(2, MESSAGE.sizeAt("parts"));
        assertEquals(0, MESSAGE.sizeAt("parts[1].points"));
        assertEquals(3, MESSAGE.sizeAt("names"));
        assertEquals(2, MESSAGE.sizeAt("ids"));
    }

    @Test
    void valuesAreBoxedByTheirType() {
        assertEquals(-7, MESSAGE.value("header.sec"));
        assertEquals(true, MESSAGE.value("flag"));
        assertEquals(255, MESSAGE.value("octet"));
        assertEquals(4294967295L, MESSAGE.value("counter"));
        assertEquals(Long.MIN_VALUE, MESSAGE.value("big"));
        assertEquals(new BigInteger("18446744073709551615"), MESSAGE.value("huge"));
        assertEquals(new BigInteger("5"), MESSAGE.value("ids[1]"));
        assertEquals(0.1f, MESSAGE.value("ratio"));
        assertEquals(-0.0, MESSAGE.value("value"));
        assertEquals("a", MESSAGE.value("names[0]"));
        assertEquals(IntSequence.of(1, 2, 3), MESSAGE.value("triple"));
        assertEquals(MESSAGE.messageAt("header"), MESSAGE.value("header"));
        assertEquals(MESSAGE.listAt("parts"), MESSAGE.value("parts"));
        assertEquals(MESSAGE.messageAt("parts[1]"), MESSAGE.value("parts[1]"));
    }

    @Test
    void nestedMessagesAreViewsWithLayoutsOfTheirOwn() {
        DynamicMessage header = MESSAGE.messageAt("parts[1].header");
        assertEquals("acme_msgs/msg/Header", header.typeName());
        assertEquals("tool", header.textAt("frame_id"));
        LayoutCodec codec = LayoutCodec.of(header.layout());
        byte[] bytes = codec.encode(header);
        assertEquals(header, codec.decode(bytes));
        assertEquals(header, DynamicMessage.of(header.layout(), Map.of("frame_id", "tool")));
        assertEquals(header.hashCode(), codec.decode(bytes).hashCode());
        assertEquals(header, codec.copy(header));
        assertEquals(-7, MESSAGE.messageAt("header").intAt("sec"));
        List<DynamicMessage> parts = MESSAGE.listAt("parts");
        assertEquals(2, parts.size());
        MemberPath y = parts.get(0).messageAt("points[0]").layout().path("y");
        assertEquals(2.0, parts.get(0).listAt("points").get(0).doubleAt(y));
        assertEquals(6.0, MESSAGE.messageAt("pair[1].points[0]").doubleAt(y));
        assertThrows(UnsupportedOperationException.class, () -> parts.set(0, parts.get(1)));
        assertThrows(IndexOutOfBoundsException.class, () -> parts.get(2));
        DynamicMessage part = parts.get(0);
        LayoutCodec partCodec = LayoutCodec.of(part.layout());
        assertEquals(part, partCodec.decode(partCodec.encode(part)));
        assertEquals(Map.of(), MESSAGE.messageAt("nothing").toMap());
    }

    @Test
    void membersComeInWireOrder() {
        List<String> names = new ArrayList<>();
        MESSAGE.forEach((name, value) -> names.add(name));
        assertEquals(new ArrayList<>(values().keySet()), names);
        assertEquals(names, new ArrayList<>(MESSAGE.toMap().keySet()));
        assertEquals(Map.of("sec", -7, "frame_id", "map"), MESSAGE.toMap().get("header"));
    }

    @Test
    void mapsMakeEqualMessages() {
        assertEquals(MESSAGE, DynamicMessage.of(LAYOUT, MESSAGE.toMap()));
        Map<String, Object> views = new LinkedHashMap<>();
        MESSAGE.forEach(views::put);
        assertEquals(MESSAGE, DynamicMessage.of(LAYOUT, views));
        assertThrows(UnsupportedOperationException.class, () -> MESSAGE.toMap().put("flag", false));
        LayoutCodec codec = LayoutCodec.of(LAYOUT);
        assertEquals(MESSAGE, codec.decode(codec.encode(MESSAGE)));
        assertSame(MESSAGE, codec.copy(MESSAGE));
    }

    @Test
    void everyMemberCountsInComparisons() {
        assertNotEquals(MESSAGE, DynamicMessage.defaults(LAYOUT));
        assertNotEquals(MESSAGE, MESSAGE.messageAt("header"));
        for (String path : List.of(
                "header.sec",
                "small",
                "huge",
                "value",
                "ranges[0]",
                "triple[1]",
                "parts[0].points[1].y",
                "pair[1].points[0].x")) {
            DynamicMessage other = MESSAGE.with(path, 100);
            assertNotEquals(MESSAGE, other, path);
            assertEquals(100.0, other.doubleAt(path));
            assertEquals(other, other.with(path, "100"));
            assertEquals(MESSAGE, other.with(path, MESSAGE.value(path)), path);
            assertEquals(
                    MESSAGE.hashCode(), other.with(path, MESSAGE.value(path)).hashCode());
        }
        assertNotEquals(MESSAGE, MESSAGE.with("value", 0.0));
        assertEquals(
                MESSAGE.with("value", Double.NaN), MESSAGE.with("value", Double.longBitsToDouble(0xfff8000000001234L)));
    }

    @Test
    void changedMessagesLeaveTheOldOnesAsTheyWere() {
        byte[] before = LayoutCodec.of(LAYOUT).encode(MESSAGE);
        DynamicMessage changed = MESSAGE.with("parts[0].points[1].y", 99)
                .with("parts[0].header", Map.of("frame_id", "x"))
                .with("names[1]", "b")
                .with("data[0]", 200)
                .with("parts[1]", MESSAGE.messageAt("parts[0]"))
                .with("flags", List.of());
        assertEquals(99.0, changed.doubleAt("parts[0].points[1].y"));
        assertEquals("x", changed.textAt("parts[0].header.frame_id"));
        assertEquals(List.of("a", "b", "c"), changed.textsAt("names"));
        assertEquals(200, changed.intAt("data[0]"));
        assertEquals(4.0, changed.doubleAt("parts[1].points[1].y"));
        assertEquals(0, changed.sizeAt("flags"));
        assertArrayEquals(before, LayoutCodec.of(LAYOUT).encode(MESSAGE));
        DynamicMessage header = MESSAGE.messageAt("parts[1].header").with("sec", 3);
        assertEquals(3, header.intAt("sec"));
        assertEquals("tool", header.textAt("frame_id"));
        InvalidMessageException e =
                assertThrows(InvalidMessageException.class, () -> MESSAGE.with("parts[0].points[1].y", "far"));
        assertEquals("parts[0].points[1].y", e.member());
        assertEquals("acme_msgs/msg/Everything", e.typeName());
    }

    private static void refused(String code, String member, String problem, Consumer<DynamicMessage> access) {
        MemberPathException e = assertThrows(MemberPathException.class, () -> access.accept(MESSAGE));
        assertEquals(code, e.code());
        assertEquals(member, e.member());
        assertEquals(problem, e.problem());
        assertEquals("acme_msgs/msg/Everything", e.typeName());
    }

    @Test
    void wrongAccessIsExplained() {
        refused("member-kind", "text", "is string; intAt reads whole numbers.", m -> m.intAt("text"));
        refused("member-kind", "value", "is float64; longAt reads whole numbers.", m -> m.longAt("value"));
        refused("member-kind", "flag", "is bool; unsignedAt reads whole numbers.", m -> m.unsignedAt("flag"));
        refused("member-kind", "flag", "is bool; doubleAt reads numbers.", m -> m.doubleAt("flag"));
        refused("member-kind", "octet", "is uint8; booleanAt reads bool.", m -> m.booleanAt("octet"));
        refused("member-kind", "header", "is acme_msgs/msg/Header; booleanAt reads bool.", m -> m.booleanAt("header"));
        refused("member-kind", "number", "is int32; textAt reads string and wstring.", m -> m.textAt("number"));
        refused("member-kind", "ranges[0]", "is float32; intAt reads whole numbers.", m -> m.intAt("ranges[0]"));
        refused("member-kind", "flag", "is bool; messageAt reads messages.", m -> m.messageAt("flag"));
        refused(
                "member-kind",
                "names",
                "is string[]; listAt reads arrays and sequences of messages.",
                m -> m.listAt("names"));
        refused(
                "member-kind",
                "parts",
                "is acme_msgs/msg/Part[]; textsAt reads arrays and sequences of string and wstring.",
                m -> m.textsAt("parts"));
        refused(
                "member-kind",
                "ranges",
                "is float32[]; the caller asks for IntSequence.",
                m -> m.sequenceAt("ranges", IntSequence.class));
        refused(
                "member-kind",
                "text",
                "is string; sizeAt counts the elements of arrays and sequences.",
                m -> m.sizeAt("text"));
        refused(
                "inexact-number",
                "counter",
                "4294967295 does not fit an int. Ask with longAt.",
                m -> m.intAt("counter"));
        refused(
                "inexact-number",
                "huge",
                "18446744073709551615 does not fit an int. Ask with longAt.",
                m -> m.intAt("huge"));
        refused(
                "inexact-number",
                "huge",
                "18446744073709551615 is no double exactly. Ask with longAt.",
                m -> m.doubleAt("huge"));
        refused(
                "element-index",
                "parts[2].xy",
                "has no element 2; there are 2, counted from 0.",
                m -> m.sequenceAt("parts[2].xy"));
        refused(
                "element-index",
                "names[3]",
                "has no element 3; there are 3, counted from 0.",
                m -> m.textAt("names[3]"));
        refused("element-index", "data[9]", "has no element 9; there are 2, counted from 0.", m -> m.value("data[9]"));
        refused(
                "unknown-member",
                "header",
                "has no member 'frameid'. Did you mean 'frame_id'?",
                m -> m.textAt("header.frameid"));
        MemberPath other = MESSAGE.messageAt("header").layout().path("sec");
        refused(
                "path-type",
                null,
                "the path 'sec' was resolved for acme_msgs/msg/Header, not for this type. Resolve it with the layout of"
                        + " the message.",
                m -> m.intAt(other));
    }

    @Test
    void textIsThatOfTopicEcho() {
        String text = MESSAGE.messageAt("parts[0]").toString();
        assertEquals("""
                header:
                  sec: 0
                  frame_id: ''
                xy:
                - 8.0
                - 9.0
                points:
                - x: 1.0
                  y: 2.0
                - x: 3.0
                  y: 4.0
                """, text);
    }
}
