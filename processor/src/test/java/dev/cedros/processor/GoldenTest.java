package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The text of generated codecs. Each folder below {@code golden} holds sources ({@code .java.in}) and the codecs
 * expected for them ({@code .java.txt}), not necessarily all; sources of the standard interfaces are named in {@code
 * interfaces.txt}. With {@code -Dcedros.golden=write} the expected files are
 * written anew, for a folder that has none those of all codecs; read what has changed before you commit it.
 */
class GoldenTest {
    private static final Path GOLDEN = Path.of("src/test/resources/dev/cedros/processor/golden");
    private static final Path INTERFACES = Path.of("../runtime/interfaces/src/main/java/dev/cedros/interfaces");
    private static final String INPUT = ".java.in";
    private static final String EXPECTED = ".java.txt";
    private static final int LINES_BEFORE = 3;
    private static final int LINES_AFTER = 3;

    @TempDir
    Path work;

    static List<String> folders() throws IOException {
        try (Stream<Path> folders = Files.list(GOLDEN)) {
            return folders.map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("folders")
    void codecsReadAsExpected(String name) throws IOException {
        Path folder = GOLDEN.resolve(name);
        List<String> sources = new ArrayList<>(files(folder, INPUT).values());
        sources.addAll(interfaces(folder));
        Map<String, String> written = compile(sources);
        Map<String, String> expected = files(folder, EXPECTED);
        if ("write".equals(System.getProperty("cedros.golden"))) {
            write(folder, written, expected.isEmpty() ? file -> true : expected::containsKey);
            return;
        }
        assertFalse(expected.isEmpty(), () -> "nothing is expected in " + folder);
        expected.forEach((file, text) -> {
            String codec = written.get(file);
            assertNotNull(codec, () -> name + ": no codec for " + file + ", only for " + written.keySet());
            assertSame(name + "/" + file, text, codec);
        });
    }

    /** The sources of the standard interfaces that a folder names, one in each line. */
    private static List<String> interfaces(Path folder) throws IOException {
        Path list = folder.resolve("interfaces.txt");
        List<String> sources = new ArrayList<>();
        if (Files.exists(list)) {
            for (String name : Files.readAllLines(list)) {
                sources.add(Files.readString(INTERFACES.resolve(name + ".java")));
            }
        }
        return sources;
    }

    /** The contents of the files with this ending, by their names. */
    private static Map<String, String> files(Path folder, String ending) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> paths = Files.list(folder)) {
            for (Path path : paths.toList()) {
                String name = path.getFileName().toString();
                if (name.endsWith(ending)) {
                    files.put(name, Files.readString(path));
                }
            }
        }
        return files;
    }

    /** The generated sources, named as their expected files are. */
    private Map<String, String> compile(Collection<String> sources) {
        Build.Result result = Build.javac(work)
                .options("-Xlint:all,-processing", "-Werror", "--release", "17")
                .compile(sources.toArray(String[]::new));
        assertEquals(List.of(), result.diagnostics());
        Map<String, String> written = new TreeMap<>();
        result.sources().forEach((path, text) -> {
            String file = path.substring(path.lastIndexOf('/') + 1);
            written.put(file.replaceFirst("\\.java$", EXPECTED), text);
        });
        return written;
    }

    private static void write(Path folder, Map<String, String> written, Predicate<String> wanted) throws IOException {
        for (Map.Entry<String, String> codec : written.entrySet()) {
            if (wanted.test(codec.getKey())) {
                Files.writeString(folder.resolve(codec.getKey()), codec.getValue());
            }
        }
    }

    /** Fails with the first line that differs and the lines before it. */
    private static void assertSame(String file, String expected, String written) {
        if (expected.equals(written)) {
            return;
        }
        List<String> wanted = lines(expected);
        List<String> seen = lines(written);
        int shorter = Math.min(wanted.size(), seen.size());
        int line = IntStream.range(0, shorter)
                .filter(i -> !wanted.get(i).equals(seen.get(i)))
                .findFirst()
                .orElse(shorter);
        fail(file + ":" + (line + 1)
                + " differs (- expected, + written). -Dcedros.golden=write accepts what is written.\n"
                + part("  ", wanted, Math.max(0, line - LINES_BEFORE), line)
                + part("- ", wanted, line, line + LINES_AFTER)
                + part("+ ", seen, line, line + LINES_AFTER));
    }

    /** The lines; a line end at the end of the text shows as an empty last one. */
    private static List<String> lines(String text) {
        return List.of(text.split("\n", -1));
    }

    private static String part(String mark, List<String> lines, int from, int to) {
        return lines.subList(Math.min(from, lines.size()), Math.min(to, lines.size())).stream()
                .map(line -> mark + line + "\n")
                .collect(Collectors.joining());
    }
}
