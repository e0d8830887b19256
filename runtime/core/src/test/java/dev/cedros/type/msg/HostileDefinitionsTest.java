package dev.cedros.type.msg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.CedrosException;
import dev.cedros.type.Field;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.hash.DescriptionJson;
import dev.cedros.type.hash.TypeHash;
import dev.cedros.vectors.Corpus;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Recordings come from anywhere: whatever their schemas say, the parser ends soon with a type or with a CedrosException. */
class HostileDefinitionsTest {
    private static final Duration SOON = Duration.ofSeconds(20);
    private static final int LONG = 300_000;

    @Test
    void manyMembersAreATypeLikeAnyOther() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 100_000; i++) {
            text.append("float64[<=5] field_")
                    .append(i)
                    .append(" [1, 2] # comment ")
                    .append(i)
                    .append('\n');
        }
        assertTimeoutPreemptively(SOON, () -> {
            TypeDescription description = SchemaParser.parse("a/msg/A", text.toString());
            assertEquals(100_000, description.type().fields().size());
            assertEquals(description, SchemaParser.parse("a/msg/A", SchemaText.of(description)));
            assertEquals(71, TypeHash.of(description).length());
            assertTrue(DescriptionJson.of(description).endsWith("\"referenced_type_descriptions\": []}"));
            assertEquals(List.of(), description.diffAll(description));
        });
    }

    @Test
    void manyPartsAreReadOnlyWhenNeeded() {
        StringBuilder text = new StringBuilder("T0 first\n");
        for (int i = 0; i < 50_000; i++) {
            text.append("====\nMSG: a/T")
                    .append(i)
                    .append("\nint8 x\nint8 x\nT")
                    .append(i + 1)
                    .append(" y\n");
        }
        assertTimeoutPreemptively(
                SOON,
                () -> assertTrue(mistake("a/msg/A", text.toString()).contains("'x' is already defined in line 4")));
    }

    @Test
    void deepNestingIsRefused() {
        StringBuilder text = new StringBuilder("T0 first\n");
        for (int i = 0; i < 50_000; i++) {
            text.append("====\nMSG: a/T").append(i).append("\nT").append(i + 1).append(" y\n");
        }
        text.append("====\nMSG: a/T50000\nint8 x\n");
        assertTimeoutPreemptively(
                SOON, () -> assertTrue(mistake("a/msg/A", text.toString()).contains("nests messages more than")));
    }

    @Test
    void nestingThatDoublesWithEachLevelStaysSmall() {
        StringBuilder text = new StringBuilder("T0 first\n");
        for (int i = 0; i < 150; i++) {
            text.append("====\nMSG: a/T").append(i).append('\n');
            text.append(("T" + (i + 1) + "[] a?\n")
                    .repeat(2)
                    .replaceFirst("\\?", "1")
                    .replaceFirst("\\?", "2"));
        }
        text.append("====\nMSG: a/T150\nint8 x\n");
        assertTimeoutPreemptively(SOON, () -> {
            TypeDescription description = SchemaParser.parse("a/msg/A", text.toString());
            assertEquals(151, description.referenced().size());
            assertEquals(description, SchemaParser.parse("a/msg/A", SchemaText.of(description)));
        });
    }

    @Test
    void circlesAreRefused() {
        StringBuilder text = new StringBuilder("T0 first\n");
        for (int i = 0; i < 1000; i++) {
            text.append("====\nMSG: a/T")
                    .append(i)
                    .append("\nT")
                    .append((i + 1) % 1000)
                    .append("[] y\n");
        }
        assertTimeoutPreemptively(
                SOON, () -> assertTrue(mistake("a/msg/A", text.toString()).contains("contains itself")));
    }

    @Test
    void longLinesTakeNoLongerThanTheyAre() {
        List<String> begins = List.of(
                "",
                "int32 a ",
                "string a ",
                "string[] a [",
                "string A=",
                "float64 A=",
                "uint8 a 0x",
                "string a '",
                "int32[",
                "string<=",
                "a",
                "P",
                "a/P",
                "int32 ",
                "b/Box b\n===\nMSG: ");
        List<String> units = List.of(
                "a",
                "_a",
                "A",
                "0",
                "9",
                "/a",
                " ",
                "\t",
                "#",
                "\"",
                "'",
                "\\",
                "[",
                "]",
                ",",
                "=",
                ".",
                ":",
                "-",
                "<=",
                "<=5",
                "[5]",
                "\u00e9",
                "\ud83e\udd16",
                "\ud83e",
                "\0",
                "\f",
                "\r",
                "\n",
                "---\n",
                "====\n",
                "MSG:\n",
                "MSG: a/B\n",
                "int32 ",
                "Aa",
                "A_",
                "1_",
                "e",
                "1e",
                "\\u",
                "',",
                "# @key\n",
                "\uFEFF");
        for (String unit : units) {
            String endless = unit.repeat(LONG / unit.length());
            for (String begin : begins) {
                String shown = (begin + unit).replace("\n", "\\n");
                String message = assertTimeoutPreemptively(SOON, () -> parse("a/msg/A", begin + endless), shown);
                assertTrue(message.length() < 1000, () -> message.length() + " characters about " + shown);
            }
        }
    }

    @Test
    void damagedSchemasEndInATypeOrAnError() throws IOException {
        long seed = 991;
        Random random = new Random(seed);
        List<String> texts = new ArrayList<>();
        for (Path folder : Corpus.folders(Corpus.need(HostileDefinitionsTest.class, "payloads"))) {
            for (String name : List.of("schema.msg", "schema.raw.srv")) {
                if (Files.exists(folder.resolve(name))) {
                    texts.add(Files.readString(folder.resolve(name)));
                }
            }
        }
        String marks = "#\"'=[]<>/- \n\t_09aAZ:\\\r\f\0\u00e9";
        for (int round = 0; round < 5_000; round++) {
            StringBuilder text = new StringBuilder(texts.get(random.nextInt(texts.size())));
            for (int edit = random.nextInt(4); edit >= 0 && text.length() > 0; edit--) {
                int at = random.nextInt(text.length());
                switch (random.nextInt(4)) {
                    case 0 -> text.setLength(at);
                    case 1 -> text.deleteCharAt(at);
                    case 2 -> text.setCharAt(at, marks.charAt(random.nextInt(marks.length())));
                    default -> text.insert(at, marks.charAt(random.nextInt(marks.length())));
                }
            }
            String damaged = text.toString();
            try {
                TypeDescription description = SchemaParser.parse("a_msgs/msg/A", damaged);
                TypeDescription again = SchemaParser.parse("a_msgs/msg/A", SchemaText.of(description));
                assertEquals(List.of(), description.diffAll(again), () -> "seed " + seed + "\n" + damaged);
            } catch (CedrosException e) {
                assertNotNull(e.getMessage());
            } catch (RuntimeException | StackOverflowError e) {
                throw new AssertionError("seed " + seed + "\n" + damaged, e);
            }
        }
    }

    @Test
    void noiseEndsInATypeOrAnError() {
        long seed = 17;
        Random random = new Random(seed);
        byte[] bytes = new byte[200];
        for (int round = 0; round < 5_000; round++) {
            random.nextBytes(bytes);
            String text = new String(bytes, round % 2 == 0 ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8);
            assertNotNull(parse("a/msg/A", text));
            assertNotNull(parse(text.substring(0, 20), text));
        }
    }

    @ParameterizedTest
    @MethodSource("oddNames")
    void oddNamesOfTypesAreTakenAsTheyCome(String name) {
        assertNotNull(parse(name, "int8 x"));
        assertNotNull(parse(name, "int8 x\n---\n"));
        assertNotNull(parse(name, "A a\n---\nB b\n---\n\n===\nMSG: A\nC c"));
    }

    static List<String> oddNames() {
        return List.of(
                "",
                "/",
                "//",
                "///",
                "a",
                "a/",
                "/a",
                "a/b/c/d/e",
                "a/msg/",
                "a/srv/",
                "_Request",
                "a/_Event",
                "a/srv/_Event",
                "a/action/_Goal",
                "a::b",
                "a::msg::dds_::B_",
                "::",
                " ",
                "a b/c d",
                "\n",
                "a/msg/\ud83e");
    }

    /** What is said of the text; nothing if it is a type. */
    private static String parse(String type, String text) {
        try {
            TypeDescription description = SchemaParser.parse(type, text);
            description.type().fields().stream().map(Field::name).forEach(name -> assertTrue(!name.isEmpty()));
            return "";
        } catch (CedrosException e) {
            return e.getMessage();
        }
    }

    private static String mistake(String type, String text) {
        return assertThrows(CedrosException.class, () -> SchemaParser.parse(type, text))
                .getMessage();
    }
}
