package dev.cedros.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.InvalidMessageException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.sequence.IntSequence;
import dev.cedros.sequence.ShortSequence;
import dev.cedros.type.msg.SchemaParser;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.CharBuffer;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Messages made of maps: every form that a value may have, and what is said of those that do not fit. */
class DynamicMessageOfTest {
    private static final MessageLayout LAYOUT = DynamicMessageTest.LAYOUT;
    private static final MessageLayout BOUNDED = MessageLayout.of(SchemaParser.parse("acme_msgs/msg/Bounded", """
            string<=4 text
            wstring<=2 wide
            string<=2[<=2] texts
            int32[<=2] numbers
            int32[2] two
            float64 rate 1.5
            uint8 level 7
            string name "anon"
            int16[] steps [1, -2]
            bool on true
            uint64 top 18446744073709551615
            builtin_interfaces/Time time
            builtin_interfaces/Duration duration
            unique_identifier_msgs/UUID uuid
            ================================================================================
            MSG: builtin_interfaces/Time
            int32 sec
            uint32 nanosec
            ================================================================================
            MSG: builtin_interfaces/Duration
            int32 sec
            uint32 nanosec
            ================================================================================
            MSG: unique_identifier_msgs/UUID
            uint8[16] uuid
            """));

    private static DynamicMessage of(String name, Object value) {
        return DynamicMessage.of(LAYOUT, Map.of(name, value));
    }

    @Test
    void wholeNumbersComeInManyForms() {
        for (Object five : List.of(
                5,
                5L,
                (short) 5,
                (byte) 5,
                5.0,
                5f,
                BigInteger.valueOf(5),
                new BigDecimal("5.00"),
                new BigDecimal("0.5e1"),
                "5",
                "+5",
                "0x5",
                (char) 5,
                CharBuffer.wrap("5"))) {
            for (String name : List.of("small", "octet", "raw", "port", "number", "counter", "big", "huge")) {
                assertEquals(5, of(name, five).longAt(name), () -> name + " of " + five.getClass());
            }
        }
        assertEquals(-1, of("huge", "18446744073709551615").longAt("huge"));
        assertEquals(-1, of("huge", new BigDecimal("18446744073709551615")).longAt("huge"));
        assertEquals(Long.MIN_VALUE, of("big", "-9223372036854775808").longAt("big"));
        assertEquals(Long.MIN_VALUE, of("big", -0x1p63).longAt("big"));
        assertEquals(0, of("big", new BigDecimal("0e1000000000")).longAt("big"));
    }

    @Test
    void floatingPointNumbersComeInManyForms() {
        for (Object half : List.of(0.5, 0.5f, new BigDecimal("0.5"), "0.5", "5e-1", ".5")) {
            assertEquals(0.5, of("ratio", half).doubleAt("ratio"));
            assertEquals(0.5, of("value", half).doubleAt("value"));
        }
        for (Object seven : List.of(7, 7L, BigInteger.valueOf(7), (byte) 7, "7")) {
            assertEquals(7.0, of("ratio", seven).doubleAt("ratio"));
            assertEquals(7.0, of("value", seven).doubleAt("value"));
        }
        assertEquals(Double.NaN, of("value", "NaN").doubleAt("value"));
        assertEquals(Double.POSITIVE_INFINITY, of("ratio", "Infinity").doubleAt("ratio"));
        assertEquals(Double.NEGATIVE_INFINITY, of("value", "-Infinity").doubleAt("value"));
        assertEquals(-0.0, of("ratio", "-0").doubleAt("ratio"));
        assertEquals(-0.0, of("value", "-0").doubleAt("value"));
        assertEquals(0.1f, of("ratio", 0.1).doubleAt("ratio"));
        assertEquals(0.1f, of("ratio", "0.1").doubleAt("ratio"));
        assertEquals(
                Float.NEGATIVE_INFINITY, of("ratio", Double.NEGATIVE_INFINITY).doubleAt("ratio"));
        // Halfway between two floats but for the last digits: rounding to double first would give the lower neighbour.
        BigDecimal justAbove = new BigDecimal("1.000000059604644775390625000000000001");
        assertEquals(1.00000012f, of("ratio", justAbove).doubleAt("ratio"));
        int payload = 0x7fc12345;
        int kept = Float.floatToRawIntBits(
                (float) of("ratio", Float.intBitsToFloat(payload)).doubleAt("ratio"));
        assertEquals(payload, kept);
    }

    @Test
    void severalValuesComeInManyForms() {
        for (Object three : List.of(
                List.of(1, 2, 3),
                new int[] {1, 2, 3},
                new long[] {1, 2, 3},
                new byte[] {1, 2, 3},
                new double[] {1, 2, 3},
                new Integer[] {1, 2, 3},
                new Object[] {1L, "2", 3.0},
                IntSequence.of(1, 2, 3),
                ShortSequence.of((short) 1, (short) 2, (short) 3),
                new TreeSet<>(Set.of(1, 2, 3)))) {
            assertEquals(IntSequence.of(1, 2, 3), of("triple", three).sequenceAt("triple"));
        }
        assertEquals(255, of("data", new byte[] {-1}).intAt("data[0]"), "the same width gives the same bits");
        assertEquals(255, of("data", List.of(255)).intAt("data[0]"));
        assertEquals(-1, of("ids", new long[] {-1}).longAt("ids[0]"));
        assertEquals(List.of("a", "b"), of("names", new String[] {"a", "b"}).textsAt("names"));
        assertEquals(
                List.of("a", "b"), of("names", new TreeSet<>(Set.of("b", "a"))).textsAt("names"));
        assertEquals(2, of("parts", new Object[] {Map.of(), Map.of()}).sizeAt("parts"));
    }

    @Test
    void missingMembersHaveTheirDefaults() {
        DynamicMessage made = DynamicMessage.of(BOUNDED, Map.of());
        assertEquals(made, DynamicMessage.defaults(BOUNDED));
        assertEquals(made, LayoutCodec.of(BOUNDED).defaults());
        assertEquals(1.5, made.doubleAt("rate"));
        assertEquals(7, made.intAt("level"));
        assertEquals("anon", made.textAt("name"));
        assertEquals(ShortSequence.of((short) 1, (short) -2), made.sequenceAt("steps"));
        assertTrue(made.booleanAt("on"));
        assertEquals(-1, made.longAt("top"));
        assertEquals(IntSequence.of(0, 0), made.sequenceAt("two"));
        assertEquals(16, made.sizeAt("uuid.uuid"));
        assertEquals("", made.textAt("text"));
        DynamicMessage zeros = DynamicMessage.of(LAYOUT, Map.of());
        assertEquals(2, zeros.sizeAt("pair"));
        assertEquals(
                List.of(0.0, 0.0),
                Stream.of("pair[1].xy[0]", "pair[0].xy[1]").map(zeros::doubleAt).toList());
        LayoutCodec codec = LayoutCodec.of(LAYOUT);
        assertEquals(codec.minSize(), codec.encode(zeros).length);
    }

    @Test
    void javaTimesAndUuidsStandForTheirMessages() {
        UUID uuid = UUID.fromString("00112233-4455-6677-8899-aabbccddeeff");
        DynamicMessage made = DynamicMessage.of(
                BOUNDED,
                Map.of(
                        "time", Instant.ofEpochSecond(-1, 5),
                        "duration", Duration.ofMillis(-1500),
                        "uuid", uuid));
        assertEquals(-1, made.intAt("time.sec"));
        assertEquals(5, made.intAt("time.nanosec"));
        assertEquals(-2, made.intAt("duration.sec"));
        assertEquals(500_000_000, made.intAt("duration.nanosec"));
        assertEquals(0x00, made.intAt("uuid.uuid[0]"));
        assertEquals(0xff, made.intAt("uuid.uuid[15]"));
        assertEquals(
                made.messageAt("time"),
                made.with("duration", made.toMap().get("time")).value("time"));
    }

    private static Map<String, Object> withNull(String name) {
        return Collections.singletonMap(name, null);
    }

    static Stream<Arguments> misfits() {
        return Stream.of(
                misfit("flag", 1, "value-kind", "flag", "is 1; bool takes true or false."),
                misfit("flag", "true", "value-kind", "flag", "is the text 'true'; bool takes true or false."),
                misfit("small", 128, "out-of-range", "small", "128 does not fit int8, which holds -128 to 127."),
                misfit("octet", -1, "out-of-range", "octet", "-1 does not fit uint8, which holds 0 to 255."),
                misfit(
                        "huge",
                        -1L,
                        "out-of-range",
                        "huge",
                        "-1 does not fit uint64, which holds 0 to 18446744073709551615."),
                misfit("number", 1.5, "value-kind", "number", "is 1.5; int32 takes a whole number."),
                misfit("number", Double.NaN, "value-kind", "number", "is NaN; int32 takes a whole number."),
                misfit("number", true, "value-kind", "number", "is true; int32 takes a whole number."),
                misfit("number", "12a", "value-kind", "number", null),
                misfit("number", "99999999999", "value-kind", "number", null),
                misfit("number", new BigDecimal("1e999999999"), "out-of-range", "number", null),
                misfit("number", new BigDecimal("1e-999999999"), "value-kind", "number", null),
                misfit("value", "far", "value-kind", "value", null),
                misfit("value", new BigDecimal("1e400"), "out-of-range", "value", null),
                misfit("ratio", 1e39, "out-of-range", "ratio", null),
                misfit("value", List.of(1), "value-kind", "value", null),
                misfit("text", 5, "value-kind", "text", "is 5; string takes text."),
                misfit("text", "\ud800", "surrogate", "text", null),
                misfit(
                        "header",
                        "now",
                        "value-kind",
                        "header",
                        "is the text 'now'; acme_msgs/msg/Header takes a map of its members."),
                misfit(
                        "header",
                        Map.of("sek", 1),
                        "unknown-member",
                        "header",
                        "has no member 'sek'. Did you mean 'sec'?"),
                misfit("header", Map.of("sec", "x"), "value-kind", "header.sec", null),
                misfit("header", withNull("sec"), "null-member", "header.sec", null),
                misfit("header", Map.of(1, 2), "unknown-member", "header", null),
                misfit("triple", List.of(1, 2), "array-length", "triple", "has 2 elements; the array takes exactly 3."),
                misfit("triple", 5, "value-kind", "triple", "is 5; int32[3] takes an array or a collection."),
                misfit("ranges", "1,2", "value-kind", "ranges", null),
                misfit("ranges", List.of(1, "x"), "value-kind", "ranges[1]", null),
                misfit(
                        "data",
                        List.of(1, 256),
                        "out-of-range",
                        "data[1]",
                        "256 does not fit uint8, which holds 0 to 255."),
                misfit("data", new int[] {-1}, "out-of-range", "data[0]", null),
                misfit("data", Arrays.asList(1, null), "null-member", "data[1]", null),
                misfit("names", List.of("a", 2), "value-kind", "names[1]", "is 2; string takes text."),
                misfit("names", Map.of(), "value-kind", "names", null),
                misfit("parts", Map.of(), "value-kind", "parts", null),
                misfit("parts", Arrays.asList(Map.of(), null), "null-member", "parts[1]", null),
                misfit(
                        "parts",
                        List.of(Map.of("points", List.of(Map.of("z", 1)))),
                        "unknown-member",
                        "parts[0].points[0]",
                        null),
                misfit("pair", List.of(Map.of()), "array-length", "pair", null),
                misfit("nothing", Map.of("structure_needs_at_least_one_member", 0), "unknown-member", "nothing", null),
                misfit("missing", 1, "unknown-member", null, null));
    }

    private static Arguments misfit(String name, Object value, String code, String member, String problem) {
        return Arguments.of(name, value, code, member, problem);
    }

    @ParameterizedTest
    @MethodSource("misfits")
    void whatDoesNotFitIsExplained(String name, Object value, String code, String member, String problem) {
        InvalidMessageException e = assertThrows(InvalidMessageException.class, () -> of(name, value));
        assertEquals(code, e.code(), e::getMessage);
        assertEquals(member, e.member());
        assertEquals("acme_msgs/msg/Everything", e.typeName());
        if (problem != null) {
            assertEquals(problem, e.problem());
        }
    }

    @Test
    void boundsAreKept() {
        for (Map<String, Object> wrong : List.<Map<String, Object>>of(
                Map.of("text", "grüß"),
                Map.of("wide", "abc"),
                Map.of("texts", List.of("a", "bcd")),
                Map.of("texts", List.of("a", "b", "c")),
                Map.of("numbers", new int[3]))) {
            InvalidMessageException e =
                    assertThrows(InvalidMessageException.class, () -> DynamicMessage.of(BOUNDED, wrong));
            assertTrue(e.code().endsWith("-bound"), e::getMessage);
        }
        Map<String, Object> full = new LinkedHashMap<>();
        full.put("text", "grü");
        full.put("wide", "😀");
        full.put("texts", List.of("ü", "ab"));
        full.put("numbers", new int[2]);
        DynamicMessage made = DynamicMessage.of(BOUNDED, full);
        LayoutCodec codec = LayoutCodec.of(BOUNDED);
        assertEquals(made, codec.decode(codec.encode(made)));
    }

    @Test
    void messagesOfOtherTypesAreRefused() {
        DynamicMessage part = DynamicMessage.of(LAYOUT, Map.of()).messageAt("pair[0]");
        InvalidMessageException e = assertThrows(InvalidMessageException.class, () -> of("header", part));
        assertEquals("is of type acme_msgs/msg/Part; acme_msgs/msg/Header takes a map of its members.", e.problem());
        assertEquals(part, of("parts", List.of(part)).value("parts[0]"));
        assertThrows(InvalidMessageException.class, () -> DynamicMessage.of(LAYOUT, null));
    }
}
