package dev.cedros.interfaces;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;

/**
 * Folders from outside the project: {@code shared/corpus}, beside one of the folders above the module or named by the
 * system property {@code cedros.corpus}, and {@code interfaces} next to it. They may be absent.
 */
final class Shared {
    private static final String ABSENT =
            "skipped: there is no folder shared/corpus beside the checkout, and -Dcedros.corpus names none";

    private Shared() {}

    /** The folder with values from independent implementations; skips the test if it is not there. */
    static Path corpus() {
        return existing(find());
    }

    /** The folder with the definitions of the standard interfaces; skips the test if it is not there. */
    static Path interfaces() {
        return existing(find().map(corpus -> corpus.resolveSibling("interfaces")));
    }

    private static Optional<Path> find() {
        String property = System.getProperty("cedros.corpus");
        if (property != null) {
            return Optional.of(Path.of(property).toAbsolutePath());
        }
        for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
            Path candidate = at.resolve("shared").resolve("corpus");
            if (Files.isDirectory(candidate)) {
                return Optional.of(candidate);
            }
        }
        return Optional.empty();
    }

    private static Path existing(Optional<Path> folder) {
        if (folder.isEmpty() || !Files.isDirectory(folder.get())) {
            System.out.println(ABSENT);
        }
        Assumptions.assumeTrue(folder.isPresent() && Files.isDirectory(folder.get()), ABSENT);
        return folder.orElseThrow();
    }
}
