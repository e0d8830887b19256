package dev.cedros.tool;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands on recorded messages, on messages that independent programs wrote, and on published type hashes. */
class CorpusTest {
    @Test
    void recordedMessagesDecodeToTheirValuesAndEncodeToTheirBytes() throws IOException {
        int decoded = 0;
        int encoded = 0;
        for (Path folder : Corpus.folders("payloads")) {
            Path schema = folder.resolve("schema.msg");
            if (!Files.exists(schema)) {
                continue;
            }
            for (Map<?, ?> entry : entries(folder.resolve("meta.json"))) {
                Path bytes = folder.resolve(entry.get("n") + ".cdr");
                String type = (String) entry.get("type");
                Run run = decode(bytes, type, "--schema", schema.toString());
                Path json = folder.resolve(entry.get("n") + ".json");
                assertSame(Files.readAllBytes(json), run, bytes);
                decoded++;
                if ("same".equals(entry.get("foxgloveRewrite"))) {
                    assertBytes(
                            bytes, Run.of("encode", "--type", type, "--schema", schema.toString(), json.toString()));
                    assertBytes(bytes, Run.with(run.out(), "encode", "--type", type, "--schema", schema.toString()));
                    encoded++;
                }
            }
        }
        assertTrue(decoded > 200 && encoded > 200, decoded + " decoded, " + encoded + " encoded");
    }

    @Test
    void writtenMessagesDecodeToTheirValuesAndEncodeToTheirBytesInBothOrders() throws IOException {
        int count = 0;
        for (Path folder : Corpus.folders("synthetic/ros2")) {
            String type = folder.getFileName().toString().replace("__", "/msg/");
            String schema = folder.resolve("schema.msg").toString();
            for (int n = 0; Files.exists(folder.resolve(n + ".json")); n++) {
                String json = folder.resolve(n + ".json").toString();
                Path little = folder.resolve(n + ".cdr");
                Path big = folder.resolve(n + ".be.cdr");
                byte[] value = Files.readAllBytes(Path.of(json));
                assertSame(value, decode(little, type), little);
                assertSame(value, decode(big, type), big);
                assertSame(value, decode(little, type, "--schema", schema), little);
                assertSame(value, decode(big, type, "--schema", schema), big);
                assertBytes(little, Run.of("encode", "--type", type, json));
                assertBytes(little, Run.of("encode", "--type", type, "--schema", schema, json));
                assertBytes(big, Run.of("encode", "--type", type, "--big-endian", json));
                count++;
            }
        }
        assertTrue(count > 200, count + " values");
    }

    @Test
    void hashesAreThoseThatArePublished() throws IOException {
        Path interfaces = Corpus.interfaces();
        int count = 0;
        List<String> wrong = new ArrayList<>();
        for (String table : List.of("computed.tsv", "hashes.tsv")) {
            for (String[] cells : hashes(table)) {
                Run plain = Run.of("hash", cells[0]);
                Run withFolder = Run.of("hash", cells[0], "--interfaces", interfaces.toString());
                if (!plain.text().equals(cells[1] + "\n") || !withFolder.text().equals(cells[1] + "\n")) {
                    wrong.add(table + ": " + cells[0] + ": " + plain.text() + plain.err() + withFolder.text()
                            + withFolder.err());
                }
                count++;
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(count >= 150, count + " hashes");
    }

    @Test
    void everyTypeOfTheLibraryIsDescribedAsItsDefinitionIs() throws IOException {
        String interfaces = Corpus.interfaces().toString();
        for (String[] cells : hashes("computed.tsv")) {
            String type = cells[0];
            for (String format : List.of("text", "json")) {
                Run library = Run.of("describe", type, "--format", format).done();
                Run folder = Run.of("describe", type, "--format", format, "--interfaces", interfaces)
                        .done();
                assertEquals(folder.text(), library.text(), type);
            }
        }
    }

    @Test
    void aDescriptionAsTextIsASchemaWithTheSameHash(@TempDir Path folder) throws IOException {
        Path schema = folder.resolve("schema.msg");
        for (String[] cells : hashes("computed.tsv")) {
            Files.write(schema, Run.of("describe", cells[0]).done().out());
            Run run = Run.of("hash", cells[0], "--schema", schema.toString());
            assertEquals(cells[1] + "\n", run.text(), cells[0] + ": " + run.err());
        }
    }

    /** Names and hashes of types, but for those whose definitions are not there or of an unknown distribution. */
    private static List<String[]> hashes(String table) throws IOException {
        List<String[]> rows = new ArrayList<>();
        for (String line : Files.readAllLines(Corpus.path("rihs01/" + table))) {
            String[] cells = line.split("\t");
            String packageName = cells[0].replaceAll("/.*", "");
            boolean known = cells.length < 3 || !cells[2].equals("?");
            if (!line.startsWith("#")
                    && known
                    && Files.isDirectory(Corpus.interfaces().resolve(packageName))) {
                rows.add(cells);
            }
        }
        return rows;
    }

    private static Run decode(Path file, String type, String... more) {
        List<String> arguments = new ArrayList<>(List.of("decode", "--type", type, file.toString()));
        arguments.addAll(List.of(more));
        return Run.of(arguments.toArray(String[]::new));
    }

    private static void assertBytes(Path expected, Run run) throws IOException {
        assertEquals("", run.err(), expected.toString());
        assertArrayEquals(Files.readAllBytes(expected), run.out(), expected.toString());
    }

    private static void assertSame(byte[] expected, Run run, Path of) {
        assertEquals("", run.err(), of.toString());
        String text = run.text();
        assertEquals(text.length() - 1, text.indexOf('\n'), of + ": one line");
        compare(value(expected), value(run.out()), of.toString());
    }

    private static Object value(byte[] json) {
        return JsonInput.read(new InputFile("json", json));
    }

    private static List<Map<?, ?>> entries(Path file) throws IOException {
        String array = Files.readString(file);
        Object entries = JsonInput.read(
                        new InputFile(file.toString(), ("{\"all\": " + array + "}").getBytes(StandardCharsets.UTF_8)))
                .get("all");
        List<Map<?, ?>> maps = new ArrayList<>();
        ((List<?>) entries).forEach(entry -> maps.add((Map<?, ?>) entry));
        return maps;
    }

    private static void compare(Object expected, Object actual, String where) {
        if (expected instanceof Map<?, ?> map && actual instanceof Map<?, ?> other) {
            assertEquals(List.copyOf(map.keySet()), List.copyOf(other.keySet()), where);
            map.forEach((key, value) -> compare(value, other.get(key), where + "." + key));
        } else if (expected instanceof List<?> list && actual instanceof List<?> other) {
            assertEquals(list.size(), other.size(), where);
            Iterator<?> elements = other.iterator();
            int i = 0;
            for (Object element : list) {
                compare(element, elements.next(), where + "[" + i++ + "]");
            }
        } else if (expected instanceof Number && actual instanceof Number) {
            assertEquals(0, number(expected).compareTo(number(actual)), where + ": " + expected + ", " + actual);
        } else if (expected instanceof byte[] bytes && actual instanceof byte[] other) {
            assertTrue(Arrays.equals(bytes, other), where);
        } else {
            assertEquals(expected, actual, where);
        }
    }

    private static BigDecimal number(Object value) {
        return new BigDecimal(value.toString());
    }
}
