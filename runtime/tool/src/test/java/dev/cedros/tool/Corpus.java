package dev.cedros.tool;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Recordings and definitions from other projects, kept in a folder {@code shared} beside the checkout. */
final class Corpus {
    private Corpus() {}

    /** A file or folder of the corpus; without the corpus the test that asks is skipped. */
    static Path path(String below) {
        Path root = root();
        if (root == null) {
            String reason =
                    "no folder 'shared' with 'corpus' in it is beside the checkout, and -Dcedros.corpus names none";
            System.out.println("skipped: " + reason);
            assumeTrue(false, reason);
        }
        return root.resolve(below);
    }

    /** The folder with the definitions that the corpus was made from. */
    static Path interfaces() {
        return path("").toAbsolutePath().normalize().resolveSibling("interfaces");
    }

    /** The folders in a folder, sorted. */
    static List<Path> folders(String below) throws IOException {
        try (Stream<Path> entries = Files.list(path(below))) {
            return entries.filter(Files::isDirectory).sorted().toList();
        }
    }

    private static Path root() {
        String given = System.getProperty("cedros.corpus");
        if (given != null) {
            return Path.of(given);
        }
        for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
            Path corpus = folder.resolveSibling("shared").resolve("corpus");
            if (Files.isDirectory(corpus)) {
                return corpus;
            }
        }
        return null;
    }
}
