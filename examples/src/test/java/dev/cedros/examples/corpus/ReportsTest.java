package dev.cedros.examples.corpus;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.IntSequence;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Inputs on which other implementations have failed. */
class ReportsTest {
    /** Valid input that a writer of ours spells otherwise: padding at the end, stale padding, a bool that is not 0 or 1. */
    private static final Set<String> WRITTEN_OTHERWISE = Set.of("B28", "B30", "B38");

    /** The codes of the inputs that must be refused. */
    private static final Map<String, String> REFUSED =
            Map.of("B21", "sequence-length", "B22", "sequence-length", "B25", "sequence-bound");

    private static final Map<String, String> NOT_EXPRESSIBLE =
            Map.of("B51", "a Java class cannot refer to a class that is missing; javac refuses it, not the codec");

    /**
     * An input.
     *
     * @param report its entry
     */
    record Case(JsonNode report) {
        String id() {
            return report.get("id").textValue();
        }

        byte[] bytes() {
            return HexFormat.of().parseHex(report.get("hex").textValue());
        }

        CodecUnderTest codec() throws ClassNotFoundException {
            return CodecUnderTest.of(Class.forName(Reports.class.getName() + "$" + id()));
        }

        @Override
        public String toString() {
            return id() + ": " + report.get("fault").textValue();
        }
    }

    static List<Case> cases() throws IOException {
        List<Case> cases = new ArrayList<>();
        Optional<Path> corpus = Corpus.folder();
        if (corpus.isPresent()) {
            for (JsonNode report : Corpus.json(corpus.get().resolve("reports.json"))) {
                Case each = new Case(report);
                if (!report.get("kind").textValue().equals("msg")) {
                    continue;
                }
                if (NOT_EXPRESSIBLE.containsKey(each.id())) {
                    System.out.println("left out: " + each + ": " + NOT_EXPRESSIBLE.get(each.id()));
                } else {
                    cases.add(each);
                }
            }
        }
        return cases;
    }

    @Test
    void isThere() {
        Optional<Path> corpus = Corpus.folder();
        if (corpus.isEmpty()) {
            System.out.println("ReportsTest " + Corpus.ABSENT);
        }
        Assumptions.assumeTrue(corpus.isPresent(), Corpus.ABSENT);
        assertTrue(corpus.get().resolve("reports.json").toFile().isFile());
    }

    @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
    @MethodSource("cases")
    void isReadAsReported(Case each) throws ReflectiveOperationException {
        CodecUnderTest codec = each.codec();
        byte[] bytes = each.bytes();
        JsonNode expected = each.report().get("expect");
        if (expected.has("error")) {
            CdrException e = assertThrows(CdrException.class, () -> codec.decode(bytes, CdrOptions.DEFAULT));
            assertEquals(REFUSED.get(each.id()), e.code(), e::getMessage);
            return;
        }
        Object value = codec.decode(bytes, CdrOptions.DEFAULT);
        if (each.id().equals("B09")) {
            assertCountsUp((Reports.B09) value);
        } else {
            JsonComparison.assertSame(value, expected);
        }
        CdrOptions sameOrder =
                CdrOptions.DEFAULT.withByteOrder(bytes[1] == 0 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
        byte[] again = codec.encode(value, sameOrder);
        assertEquals(again.length, codec.serializedSize(value));
        if (!WRITTEN_OTHERWISE.contains(each.id())) {
            assertArrayEquals(bytes, again);
        }
        assertTrue(codec.equal(value, codec.decode(again, CdrOptions.DEFAULT)));
    }

    private static void assertCountsUp(Reports.B09 value) {
        assertEquals(200, value.a().size());
        for (int i = 0; i < 200; i++) {
            assertEquals(i, value.a().getUnsigned(i));
        }
        assertEquals(-2, value.n());
    }

    @Test
    void emptySequencesAddNoAlignmentToTheSize() {
        Reports.B03 message = new Reports.B03(1, DoubleSequence.empty(), 5);
        assertEquals(13, Reports_B03Codec.serializedSize(message));
        assertEquals(13, Reports_B03Codec.encode(message).length);
    }

    @Test
    void boundsHoldOnBothSides() {
        InvalidMessageException string =
                assertThrows(InvalidMessageException.class, () -> Reports_B19Codec.encode(new Reports.B19("abcde")));
        assertEquals("s", string.member());
        byte[] fiveCharacters = HexFormat.of().parseHex("0001000006000000616263646500");
        assertThrows(CdrException.class, () -> Reports_B19Codec.decode(fiveCharacters));
        InvalidMessageException sequence = assertThrows(
                InvalidMessageException.class,
                () -> Reports_B25Codec.encode(new Reports.B25(ByteSequence.of(new byte[4]))));
        assertEquals("a", sequence.member());
        Reports.B40 tooMany = new Reports.B40("", IntSequence.of(1, 2, 3, 4, 5, 6), List.of());
        assertThrows(InvalidMessageException.class, () -> Reports_B40Codec.encode(tooMany));
        Reports.B40 tooLong = new Reports.B40("", IntSequence.empty(), List.of("a", "four"));
        InvalidMessageException element =
                assertThrows(InvalidMessageException.class, () -> Reports_B40Codec.encode(tooLong));
        assertEquals("b[1]", element.member());
    }

    @Test
    void foreignBoolsAreRefusedOnRequest() {
        byte[] bytes = HexFormat.of().parseHex("0001000002ff0001");
        assertArrayEquals(
                HexFormat.of().parseHex("0001000001010001"), Reports_B38Codec.encode(Reports_B38Codec.decode(bytes)));
        CdrOptions strict = CdrOptions.DEFAULT.withStrictBool(true);
        CdrException e = assertThrows(CdrException.class, () -> Reports_B38Codec.decode(bytes, strict));
        assertEquals("bool-value", e.code());
        assertEquals("a", e.member());
    }

    @Test
    void defaultsAndConstantsAreRead() {
        assertEquals(255, Reports_B39Codec.defaults().b());
        assertEquals("Hello world!", Reports_B40Codec.defaults().s());
        assertEquals(16, Reports_B46Codec.defaults().x());
        assertEquals("report_msgs/msg/B48", Reports_B48Codec.TYPE_NAME);
        assertEquals("c_msgs/msg/Header", Reports_OwnHeaderCodec.TYPE_NAME);
    }
}
