package dev.cedros.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.codec.DynamicMessage;
import dev.cedros.codec.LayoutCodec;
import dev.cedros.error.CedrosException;
import dev.cedros.layout.MemberPath;
import dev.cedros.layout.MemberPathException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import dev.cedros.payload.Payload;
import dev.cedros.text.JsonOptions;
import dev.cedros.text.JsonText;
import dev.cedros.text.YamlOptions;
import dev.cedros.text.YamlText;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.msg.SchemaParser;
import dev.cedros.vectors.Slices;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Everything that reads along a layout gives of payloads in slices what it gives of one array, values and errors, also where
 * the bytes are more than are seen at a time. Random messages stand behind padding that moves them past the end of that.
 */
class SlicedMessagesTest {
    private static final int ROUNDS = Boolean.getBoolean("cedros.quick") ? 40 : 200;

    private static Random random(String test) {
        long seed = Long.getLong("cedros.seed", System.nanoTime());
        System.out.println("SlicedMessagesTest." + test + " seed " + seed + " (-Dcedros.seed=" + seed + ")");
        return new Random(seed);
    }

    private static MessageLayout padded(MessageLayout layout) {
        TypeDescription type = layout.description();
        List<IndividualTypeDescription> others = new ArrayList<>(type.referenced());
        others.add(type.type());
        List<Field> fields = List.of(
                new Field("pad", FieldType.parse("uint8[]", "r_msgs"), "", false),
                new Field("rest", FieldType.parse(type.typeName(), "r_msgs"), "", false));
        return MessageLayout.of(
                new TypeDescription(new IndividualTypeDescription("r_msgs/msg/Padded", fields, List.of()), others));
    }

    private static byte[] padded(int padding, LayoutCodec rest, DynamicMessage message, CdrOptions options) {
        CdrWriter out = CdrWriter.growing(options);
        out.writeEncapsulation();
        out.writeCount(padding);
        out.writeInt8Array(new byte[padding]);
        rest.write(message, out);
        return out.toByteArray();
    }

    /** What came of it: a value, or everything that an error tells. */
    private static Object outcome(Function<Payload, Object> read, Payload payload) {
        try {
            return read.apply(payload);
        } catch (CedrosException e) {
            return Arrays.asList(e.code(), e.typeName(), e.member(), e.getMessage());
        }
    }

    /** Everything that reads messages of a layout. */
    private static List<Function<Payload, Object>> uses(MessageLayout layout, CdrOptions options) {
        LayoutCodec codec = LayoutCodec.of(layout);
        List<Function<Payload, Object>> uses = new ArrayList<>(List.of(
                data -> codec.decode(data, options),
                data -> codec.decodeBorrowed(data, options),
                data -> YamlText.of(
                        layout, data, YamlOptions.DEFAULT.withTruncateLength(2).withCdr(options)),
                data -> YamlText.of(
                        layout, data, YamlOptions.DEFAULT.withFullLength().withCdr(options)),
                data -> JsonText.of(
                        layout, data, JsonOptions.DEFAULT.withBase64Above(2).withCdr(options)),
                data -> JsonText.of(
                        layout,
                        data,
                        JsonOptions.DEFAULT
                                .withBase64Above(JsonOptions.NEVER_BASE64)
                                .withCdr(options))));
        for (String path : paths(layout)) {
            try {
                MemberReader reader = MemberReader.of(MemberPath.of(layout, path), options);
                uses.add(reader::read);
                Columns.of(layout, options, List.of(path));
                uses.add(data -> columns(layout, options, List.of(path), data));
            } catch (MemberPathException e) {
                // A path through all elements, or one to a message.
                assertTrue(e.code().length() > 0);
            }
        }
        return uses;
    }

    private static String columns(MessageLayout layout, CdrOptions options, List<String> paths, Payload data) {
        Columns columns = Columns.of(layout, options, paths);
        columns.append(data);
        TreeMap<String, String> values = new TreeMap<>();
        for (String path : paths) {
            Column column = columns.column(path);
            values.put(
                    path,
                    switch (column.kind()) {
                        case DOUBLE -> Arrays.toString(column.doubles());
                        case LONG -> Arrays.toString(column.longs());
                        case BOOLEAN -> Arrays.toString(column.booleans());
                        case TEXT -> Arrays.toString(column.texts());
                    });
        }
        return values.toString();
    }

    /** Paths to every member, and to elements of the outer ones. */
    private static List<String> paths(MessageLayout layout) {
        List<String> paths = new ArrayList<>(List.of("pad[0]", "rest"));
        int rest = IntStream.range(0, layout.length())
                .filter(i -> layout.op(i) == Op.STRUCT && i > 0)
                .findFirst()
                .orElseThrow();
        for (int i = rest + 1; i < layout.extent(rest); i = layout.extent(i)) {
            if (layout.op(i) != Op.PLACEHOLDER) {
                String name = "rest." + layout.name(i);
                paths.addAll(List.of(name, name + "[0]", name + "[1]", name + "[0].m0", name + ".m0", name + ".m1"));
            }
        }
        return paths;
    }

    private static void compare(MessageLayout layout, byte[] bytes, CdrOptions options, Random random, String what) {
        List<Payload> payloads = List.of(
                Slices.direct(bytes),
                Slices.cut(bytes, random.nextInt(bytes.length + 1), random),
                Slices.small(bytes, 300, random));
        for (Function<Payload, Object> use : uses(layout, options)) {
            Object expected = outcome(use, Payload.of(bytes));
            for (Payload payload : payloads) {
                assertEquals(expected, outcome(use, payload), () -> what + ", " + payload + "\n" + layout);
            }
        }
    }

    @Test
    void randomMessagesWhereTheWindowEnds() {
        Random random = random("randomMessagesWhereTheWindowEnds");
        for (int round = 0; round < ROUNDS; round++) {
            RandomMessages messages = new RandomMessages(random.nextLong());
            MessageLayout layout = messages.layout();
            MessageLayout padded = padded(layout);
            LayoutCodec codec = LayoutCodec.of(layout);
            CdrOptions options = CdrOptions.DEFAULT
                    .withByteOrder(round % 2 == 0 ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN)
                    .withStrictBool(round % 3 == 0);
            DynamicMessage message = codec.decode(messages.message(layout).data());
            int size = codec.serializedSize(message);
            byte[] bytes = padded(Slices.WINDOW - random.nextInt(size + 8), codec, message, options);
            compare(padded, bytes, options, random, "whole");
            int length = bytes.length - 1 - random.nextInt(size - 3);
            compare(padded, Arrays.copyOf(bytes, length), options, random, "cut to " + length);
            for (int i = 0; i < 4; i++) {
                byte[] edited = bytes.clone();
                int at = bytes.length - 1 - random.nextInt(size - 3);
                edited[at] ^= (byte) (1 + random.nextInt(255));
                compare(padded, edited, options, random, "byte " + at + " changed");
            }
        }
    }

    @Test
    void longMembers() {
        Random random = random("longMembers");
        MessageLayout layout = MessageLayout.of(SchemaParser.parse("r_msgs/msg/Long", """
                string name
                bool[] flags
                uint8[] data
                uint8[9000] fixed
                int16[] shorts
                float32[2500] floats
                Point[] points
                Row[] rows
                string[] words
                wstring wide
                ====
                MSG: r_msgs/Point
                float64 x
                float32 y
                float32 z
                ====
                MSG: r_msgs/Row
                uint8[6000] cells
                uint16 end
                """));
        LayoutCodec codec = LayoutCodec.of(layout);
        byte[] data = new byte[40_001];
        random.nextBytes(data);
        boolean[] flags = new boolean[9000];
        flags[8999] = true;
        byte[] cells = Arrays.copyOf(data, 6000);
        DynamicMessage message = DynamicMessage.of(
                layout,
                Map.of(
                        "name", "n".repeat(9001),
                        "flags", flags,
                        "data", data,
                        "fixed", Arrays.copyOf(data, 9000),
                        "shorts", new short[7000],
                        "floats", new float[2500],
                        "points", Collections.nCopies(1000, Map.of("x", 1.5, "y", 2.5, "z", 3.5)),
                        "rows", Collections.nCopies(3, Map.of("cells", cells, "end", 7)),
                        "words", Collections.nCopies(2000, "word"),
                        "wide", "w".repeat(5000)));
        for (ByteOrder order : List.of(ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN)) {
            CdrOptions options = CdrOptions.DEFAULT.withByteOrder(order).withStrictBool(true);
            byte[] bytes = codec.encode(message, options);
            assertEquals(message, codec.decode(bytes, options));
            List<String> paths = List.of(
                    "flags",
                    "flags[8999]",
                    "data",
                    "data[40000]",
                    "data[3]",
                    "fixed[8999]",
                    "shorts",
                    "shorts[6999]",
                    "points.x",
                    "points[999].z",
                    "points[3].y",
                    "rows.cells",
                    "rows[1].cells[5999]",
                    "rows.end",
                    "words",
                    "words[1999]",
                    "wide");
            List<Function<Payload, Object>> uses = new ArrayList<>(List.of(
                    each -> codec.decode(each, options),
                    each -> codec.decodeBorrowed(each, options),
                    each -> YamlText.of(layout, each, YamlOptions.DEFAULT.withCdr(options)),
                    each -> JsonText.of(layout, each, JsonOptions.DEFAULT.withCdr(options)),
                    each -> JsonText.of(layout, each, JsonOptions.DEFAULT.withBase64Above(50_000)),
                    each -> columns(layout, options, paths, each)));
            for (String path : paths) {
                if (!path.matches(".*s\\.[a-z]+")) {
                    MemberReader reader = MemberReader.of(MemberPath.of(layout, path), options);
                    uses.add(reader::read);
                }
            }
            byte[] wrong = bytes.clone();
            wrong[4 + 4 + 9002 + 2 + 4 + 8900] = 5;
            for (byte[] each : List.of(bytes, wrong, Arrays.copyOf(bytes, bytes.length - 3))) {
                for (Function<Payload, Object> use : uses) {
                    Object expected = outcome(use, Payload.of(each));
                    assertEquals(expected, outcome(use, Slices.direct(each)));
                    assertEquals(expected, outcome(use, Slices.small(each, 5000, random)));
                }
            }
        }
    }
}
