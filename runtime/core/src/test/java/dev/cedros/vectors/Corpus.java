package dev.cedros.vectors;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The folder with inputs from outside the project: the system property {@code cedros.corpus}, or else a folder {@code
 * shared/corpus} beside one of the folders above the module. It is not part of the project; tests that need it are skipped
 * where it is absent. Other modules find this class in the test jar.
 */
public final class Corpus {
    /** Says why a test is skipped. */
    public static final String ABSENT =
            "skipped: there is no folder shared/corpus beside the checkout, and -Dcedros.corpus names none";

    private Corpus() {}

    /** Finds the folder. */
    public static Optional<Path> folder() {
        String property = System.getProperty("cedros.corpus");
        if (property != null) {
            return Optional.of(Path.of(property)).filter(Files::isDirectory);
        }
        for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
            Path candidate = at.resolve("shared").resolve("corpus");
            if (Files.isDirectory(candidate)) {
                return Optional.of(candidate);
            }
        }
        return Optional.empty();
    }

    /** The folder, or one below it; where it is absent, the test is skipped and the reason printed. */
    public static Path need(Class<?> test, String path) {
        Optional<Path> found =
                folder().map(folder -> folder.resolve(path).normalize()).filter(Files::exists);
        if (found.isEmpty()) {
            System.out.println(test.getSimpleName() + " " + ABSENT);
        }
        assumeTrue(found.isPresent(), ABSENT);
        return found.get();
    }

    /** The folder of interface definitions, beside the corpus. */
    public static Path interfaces(Class<?> test) {
        return need(test, "../interfaces");
    }

    /** The folders of payloads below {@code parent}, by name. */
    public static List<Path> folders(Path parent) throws IOException {
        try (Stream<Path> children = Files.list(parent)) {
            return children.filter(Files::isDirectory).sorted().toList();
        }
    }

    /** What the corpus says of each payload in a folder; empty where it says nothing. */
    public static List<Map<?, ?>> meta(Path folder) throws IOException {
        Path file = folder.resolve("meta.json");
        List<Map<?, ?>> entries = new ArrayList<>();
        if (Files.exists(file)) {
            for (Object entry : (List<?>) Json.parse(Files.readString(file))) {
                entries.add((Map<?, ?>) entry);
            }
        }
        return entries;
    }
}
