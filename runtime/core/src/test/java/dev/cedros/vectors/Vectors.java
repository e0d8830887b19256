package dev.cedros.vectors;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Loads the checked-in wire vectors: values of all kinds of members and the bytes that independent implementations write for
 * them. The README beside the files describes their format. Other modules find this class in the test jar.
 */
public final class Vectors {
    private static final String FOLDER = "/dev/cedros/vectors/";

    private Vectors() {}

    /** The names of all files, in the order of the index. */
    public static List<String> files() {
        return resource("index.txt").lines().toList();
    }

    /** All vectors of all files. */
    public static List<WireVector> all() {
        return files().stream().flatMap(file -> of(file).stream()).toList();
    }

    /** The vectors of one file, such as {@code align.vec}. */
    public static List<WireVector> of(String file) {
        List<WireVector> vectors = new ArrayList<>();
        for (String block : resource(file).split("\n\n+")) {
            Map<String, String> entries = entries(block);
            if (!entries.isEmpty()) {
                vectors.add(vector(entries));
            }
        }
        return List.copyOf(vectors);
    }

    /** The entries of a block; schema lines, the only ones that repeat, are joined by line ends. */
    private static Map<String, String> entries(String block) {
        Map<String, String> entries = new TreeMap<>();
        block.lines().filter(line -> !line.startsWith("#")).forEach(line -> {
            int colon = line.indexOf(": ");
            entries.merge(
                    line.substring(0, colon), line.substring(colon + 2), (before, after) -> before + "\n" + after);
        });
        return entries;
    }

    private static WireVector vector(Map<String, String> entries) {
        VectorSchema schema = VectorSchema.parse(need(entries, "type"), entries.getOrDefault("schema", ""));
        return new WireVector(
                need(entries, "vector"),
                schema,
                "two-byte".equals(entries.get("wide")),
                schema.value(Json.parse(need(entries, "value"))),
                hex(entries, "le"),
                hex(entries, "be"),
                entries.containsKey("key-hash") ? key(entries) : null);
    }

    private static WireVector.Key key(Map<String, String> entries) {
        return new WireVector.Key(
                hex(entries, "key-cdr"),
                hex(entries, "key-xcdr2-be"),
                need(entries, "key-form").equals("padded"),
                hex(entries, "key-hash"));
    }

    private static byte[] hex(Map<String, String> entries, String name) {
        return HexFormat.of().parseHex(need(entries, name));
    }

    private static String need(Map<String, String> entries, String name) {
        String text = entries.get(name);
        if (text == null) {
            throw new IllegalStateException("a vector lacks '" + name + "': " + entries);
        }
        return text;
    }

    private static String resource(String name) {
        try (InputStream in = Vectors.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                throw new IllegalStateException("no resource " + FOLDER + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
