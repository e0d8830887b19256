package dev.cedros.projection;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.codec.DynamicMessage;
import dev.cedros.codec.LayoutCodec;
import dev.cedros.error.CedrosException;
import dev.cedros.layout.MemberPathException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import dev.cedros.payload.Payload;
import dev.cedros.projection.RandomMessages.Message;
import dev.cedros.sequence.PrimitiveSequence;
import dev.cedros.type.msg.SchemaParser;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ColumnsTest {
    private static final String SCHEMA = """
            int32 sec
            bool ok
            float32[] ranges
            Transform[] transforms
            float64[2] pair
            string name
            ====
            MSG: t_msgs/Transform
            string frame
            uint64 id
            float64[3] xyz
            Point[] points
            ====
            MSG: t_msgs/Point
            float64 x
            string[] tags
            """;

    private static final MessageLayout LAYOUT = MessageLayout.of(SchemaParser.parse("t_msgs/msg/Top", SCHEMA));

    private static byte[] message(int sec, List<Float> ranges, List<Map<String, ?>> transforms) {
        return LayoutCodec.of(LAYOUT)
                .encode(DynamicMessage.of(
                        LAYOUT,
                        Map.of(
                                "sec",
                                sec,
                                "ok",
                                sec % 2 == 0,
                                "ranges",
                                ranges,
                                "transforms",
                                transforms,
                                "pair",
                                List.of(sec + 0.25, sec + 0.5),
                                "name",
                                "message " + sec)));
    }

    private static Map<String, ?> transform(String frame, List<List<String>> tags) {
        List<Map<String, ?>> points = new ArrayList<>();
        for (List<String> each : tags) {
            points.add(Map.of("x", (double) each.size(), "tags", each));
        }
        return Map.of("frame", frame, "id", "18446744073709551615", "xyz", List.of(1, 2, 3), "points", points);
    }

    private static List<byte[]> messages() {
        return List.of(
                message(1, List.of(1.5f, 2.5f), List.of(transform("a", List.of(List.of("p", "q"), List.of())))),
                message(2, List.of(), List.of()),
                message(3, List.of(3.5f), List.of(transform("b", List.of()), transform("c", List.of(List.of("r"))))));
    }

    @Test
    void valuesOfAllMessagesStandOneAfterTheOther() {
        Columns columns = Columns.of(LAYOUT, "sec", "ok", "name", "ranges");
        messages().forEach(columns::append);
        assertEquals(3, columns.messages());
        assertEquals(List.of("sec", "ok", "name", "ranges"), columns.paths());
        assertArrayEquals(new long[] {1, 2, 3}, columns.column("sec").longs());
        assertArrayEquals(
                new boolean[] {false, true, false}, columns.column("ok").booleans());
        assertArrayEquals(
                new String[] {"message 1", "message 2", "message 3"},
                columns.column("name").texts());
        assertArrayEquals(new double[] {1.5, 2.5, 3.5}, columns.column("ranges").doubles());
        assertArrayEquals(new int[] {0, 2, 2, 3}, columns.column("ranges").offsets(0));
        assertEquals(1, columns.column("ranges").levels());
        assertEquals(3, columns.column("ranges").length());
        assertEquals(Column.Kind.DOUBLE, columns.column("ranges").kind());
        assertEquals("ranges: 3 values of kind DOUBLE", columns.column("ranges").toString());
    }

    @Test
    void pathsGoThroughListsOfMessages() {
        Columns columns = Columns.of(
                LAYOUT,
                "transforms.frame",
                "transforms.id",
                "transforms.xyz",
                "transforms.points.x",
                "transforms.points.tags");
        messages().forEach(columns::append);
        Column frames = columns.column("transforms.frame");
        assertArrayEquals(new String[] {"a", "b", "c"}, frames.texts());
        assertArrayEquals(new int[] {0, 1, 1, 3}, frames.offsets(0));
        assertArrayEquals(
                new long[] {-1, -1, -1}, columns.column("transforms.id").longs());
        Column xyz = columns.column("transforms.xyz");
        assertEquals(2, xyz.levels());
        assertArrayEquals(new double[] {1, 2, 3, 1, 2, 3, 1, 2, 3}, xyz.doubles());
        assertArrayEquals(new int[] {0, 3, 6, 9}, xyz.offsets(1));
        Column x = columns.column("transforms.points.x");
        assertArrayEquals(new double[] {2, 0, 1}, x.doubles());
        assertArrayEquals(new int[] {0, 2, 2, 3}, x.offsets(1));
        Column tags = columns.column("transforms.points.tags");
        assertEquals(3, tags.levels());
        assertArrayEquals(new String[] {"p", "q", "r"}, tags.texts());
        assertArrayEquals(new int[] {0, 1, 1, 3}, tags.offsets(0));
        assertArrayEquals(new int[] {0, 2, 2, 3}, tags.offsets(1));
        assertArrayEquals(new int[] {0, 2, 2, 3}, tags.offsets(2));
    }

    @Test
    void oneElementCanBePicked() {
        Columns columns = Columns.of(LAYOUT, "pair[1]", "pair", "transforms.xyz[2]", "transforms.frame");
        messages().forEach(columns::append);
        assertArrayEquals(
                new double[] {1.5, 2.5, 3.5}, columns.column("pair[1]").doubles());
        assertEquals(0, columns.column("pair[1]").levels());
        assertArrayEquals(
                new double[] {1.25, 1.5, 2.25, 2.5, 3.25, 3.5},
                columns.column("pair").doubles());
        assertArrayEquals(
                new double[] {3, 3, 3}, columns.column("transforms.xyz[2]").doubles());
        assertArrayEquals(
                new int[] {0, 1, 1, 3}, columns.column("transforms.xyz[2]").offsets(0));

        Columns first =
                Columns.of(LAYOUT, "transforms[0].frame", "transforms.frame", "transforms[0].points[0].tags", "sec");
        first.append(messages().get(0));
        CedrosException e = assertThrows(
                MemberPathException.class, () -> first.append(messages().get(1)));
        assertEquals("element-index", e.code());
        assertEquals("transforms", e.member());
        assertEquals("t_msgs/msg/Top", e.typeName());
        assertTrue(e.getMessage().contains("This is message 1 of the columns"), e.getMessage());
        assertEquals(1, first.messages());
        assertArrayEquals(new long[] {1}, first.column("sec").longs());
        assertArrayEquals(
                new String[] {"a"}, first.column("transforms[0].frame").texts());
        assertArrayEquals(new String[] {"a"}, first.column("transforms.frame").texts());
        assertArrayEquals(
                new String[] {"p", "q"},
                first.column("transforms[0].points[0].tags").texts());
    }

    @Test
    void samePathsShareAColumn() {
        Columns columns = Columns.of(LAYOUT, "sec", "sec");
        assertEquals(List.of("sec"), columns.paths());
        assertSame(columns.column("sec"), columns.column("sec"));
        assertSame(LAYOUT, columns.layout());
    }

    @Test
    void columnsWithoutPathsCountMessages() {
        Columns columns = Columns.of(LAYOUT);
        messages().forEach(columns::append);
        assertEquals(3, columns.messages());
        assertThrows(CdrException.class, () -> columns.append(new byte[] {0, 1, 0, 0}));
        assertEquals(3, columns.messages());
    }

    @Test
    void wrongPathsAreRefused() {
        refused("unknown-member", "secs", null);
        refused("unknown-member", "transforms.fram", "transforms");
        refused("member-kind", "transforms", "transforms");
        refused("member-kind", "sec.x", "sec");
        refused("member-kind", "sec[0]", "sec");
        refused("member-kind", "ranges.x", "ranges");
        refused("element-index", "pair[2]", "pair");
        refused("path-syntax", "", null);
        refused("path-syntax", "transforms.", null);
        refused("path-syntax", "transforms[x].id", null);
        refused("path-syntax", "transforms[1]id", null);
        Columns columns = Columns.of(LAYOUT, "sec");
        assertEquals(
                "unknown-column",
                assertThrows(MemberPathException.class, () -> columns.column("name"))
                        .code());
        Column sec = columns.column("sec");
        assertThrows(MemberPathException.class, sec::doubles);
        assertThrows(MemberPathException.class, sec::booleans);
        assertThrows(MemberPathException.class, sec::texts);
        assertThrows(MemberPathException.class, () -> sec.offsets(0));
    }

    private static void refused(String code, String path, String member) {
        CedrosException e = assertThrows(MemberPathException.class, () -> Columns.of(LAYOUT, path), path);
        assertEquals(code, e.code(), e.getMessage());
        assertEquals(member, e.member());
        assertEquals("t_msgs/msg/Top", e.typeName());
    }

    @Test
    void aMessageThatFailsLeavesAllAsItWas() {
        String[] paths = {"sec", "ok", "ranges", "transforms.frame", "transforms.points.tags", "pair", "name"};
        Columns columns = Columns.of(LAYOUT, paths);
        messages().forEach(columns::append);
        String before = print(columns);
        byte[] good = messages().get(0);
        for (int length = 0; length < good.length; length++) {
            byte[] cut = Arrays.copyOf(good, length);
            CdrException e = assertThrows(CdrException.class, () -> columns.append(cut));
            CdrException decoding = assertThrows(
                    CdrException.class, () -> LayoutCodec.of(LAYOUT).decode(cut));
            assertEquals(decoding.code(), e.code());
            assertEquals(decoding.member(), e.member());
            assertEquals(decoding.typeName(), e.typeName());
            if (length < 4) {
                assertEquals("CDR data too short: missing encapsulation header", e.getMessage());
            } else {
                assertTrue(
                        e.getMessage().endsWith("This is message 3 of the columns, counted from 0."), e.getMessage());
            }
            assertEquals(before, print(columns));
        }
        byte[] longer = Arrays.copyOf(good, good.length + 4);
        assertEquals(
                "trailing-bytes",
                assertThrows(CdrException.class, () -> columns.append(longer)).code());
        assertEquals(before, print(columns));
        columns.append(Arrays.copyOf(good, good.length + 3));
        assertNotEquals(before, print(columns));
        Columns lenient = Columns.of(LAYOUT, CdrOptions.DEFAULT.withAllowTrailingBytes(true), List.of(paths));
        lenient.append(longer);
        assertEquals(1, lenient.messages());
    }

    @Test
    void damageIsAnErrorOrAValue() {
        long seed = System.nanoTime();
        System.out.println("ColumnsTest seed " + seed);
        Random random = new Random(seed);
        Columns columns = Columns.of(LAYOUT, "transforms.points.tags", "transforms.xyz", "name");
        int kept = 0;
        for (byte[] good : messages()) {
            for (int at = 0; at < good.length; at++) {
                byte[] bad = good.clone();
                bad[at] = (byte) random.nextInt(256);
                try {
                    columns.append(bad);
                    kept++;
                } catch (CdrException e) {
                    assertEquals(kept, columns.messages());
                }
            }
        }
        assertEquals(kept, columns.messages());
        assertEquals(kept, columns.column("name").length());
    }

    @Test
    void slicesGiveTheSame() {
        Columns whole = Columns.of(LAYOUT, "name", "transforms.frame");
        Columns sliced = Columns.of(LAYOUT, "name", "transforms.frame");
        for (byte[] each : messages()) {
            whole.append(each);
            ByteBuffer direct = ByteBuffer.allocateDirect(each.length - 5);
            direct.put(each, 5, each.length - 5).flip();
            sliced.append(Payload.of(List.of(ByteBuffer.wrap(each, 0, 5), direct)));
        }
        assertEquals(print(whole), print(sliced));
    }

    /** A simple model gathers the same from the values of random messages. */
    @Test
    void randomMessagesGiveWhatTheirValuesSay() {
        long seed = System.nanoTime();
        System.out.println("ColumnsTest seed " + seed);
        RandomMessages random = new RandomMessages(seed);
        int compared = 0;
        for (int type = 0; type < 200; type++) {
            MessageLayout layout = random.layout();
            List<String> paths = new ArrayList<>();
            leaves(layout, 0, "", paths);
            Columns columns = Columns.of(layout, paths.toArray(String[]::new));
            List<Map<String, Object>> values = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                Message message = random.message(layout);
                values.add(message.value());
                columns.append(message.data());
            }
            for (String path : paths) {
                compare(layout, path, values, columns.column(path));
                compared++;
                Columns alone = Columns.of(layout, path);
                values.forEach(value -> alone.append(encoded(layout, value)));
                assertEquals(print(columns.column(path)), print(alone.column(path)));
            }
        }
        assertTrue(compared > 500, "only " + compared);
    }

    private static byte[] encoded(MessageLayout layout, Map<String, Object> value) {
        return LayoutCodec.of(layout).encode(DynamicMessage.of(layout, value));
    }

    private static void leaves(MessageLayout layout, int struct, String prefix, List<String> paths) {
        for (int i = struct + 1; i < layout.extent(struct); i = layout.extent(i)) {
            if (layout.op(i) == Op.PLACEHOLDER) {
                continue;
            }
            int inner = Op.hasElements(layout.op(i)) ? i + 1 : i;
            String path = prefix + layout.name(i);
            if (layout.op(inner) == Op.STRUCT) {
                leaves(layout, inner, path + ".", paths);
            } else {
                paths.add(path);
            }
        }
    }

    private static void compare(MessageLayout layout, String path, List<Map<String, Object>> messages, Column column) {
        List<List<Integer>> offsets = new ArrayList<>();
        List<Object> level = new ArrayList<>(messages);
        int struct = 0;
        for (String name : path.split("\\.")) {
            int member = layout.find(struct, name);
            level.replaceAll(each -> ((Map<?, ?>) each).get(name));
            byte op = layout.op(member);
            if (Op.hasElements(op) || Op.isPrimitiveArray(op) || Op.isPrimitiveSequence(op)) {
                List<Object> next = new ArrayList<>();
                List<Integer> begins = new ArrayList<>(List.of(0));
                for (Object each : level) {
                    next.addAll(
                            each instanceof PrimitiveSequence sequence
                                    ? RandomMessages.elements(op, sequence)
                                    : (List<?>) each);
                    begins.add(next.size());
                }
                offsets.add(begins);
                level = next;
            }
            struct = Op.hasElements(op) ? member + 1 : member;
        }
        StringBuilder expected = new StringBuilder();
        level.forEach(each -> expected.append(plain(each)).append('\n'));
        assertEquals(offsets + "\n" + expected, print(column), () -> path + " of\n" + layout);
    }

    private static Object plain(Object value) {
        if (value instanceof Number number) {
            boolean real = value instanceof Float || value instanceof Double;
            return real ? (Object) number.doubleValue() : (Object) number.longValue();
        }
        return value;
    }

    private static String print(Columns columns) {
        StringBuilder text = new StringBuilder().append(columns.messages()).append('\n');
        columns.paths().forEach(path -> text.append(path).append(print(columns.column(path))));
        return text.toString();
    }

    private static String print(Column column) {
        List<String> offsets = new ArrayList<>();
        for (int i = 0; i < column.levels(); i++) {
            offsets.add(Arrays.toString(column.offsets(i)));
        }
        StringBuilder text = new StringBuilder(offsets + "\n");
        switch (column.kind()) {
            case DOUBLE ->
                Arrays.stream(column.doubles())
                        .forEach(each -> text.append(each).append('\n'));
            case LONG ->
                Arrays.stream(column.longs()).forEach(each -> text.append(each).append('\n'));
            case TEXT ->
                Arrays.stream(column.texts()).forEach(each -> text.append(each).append('\n'));
            case BOOLEAN -> {
                for (boolean each : column.booleans()) {
                    text.append(each).append('\n');
                }
            }
        }
        return text.toString();
    }
}
