package dev.cedros.examples.corpus;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Assumptions;

/** Finds the recorded payloads for tests of the example programs. */
public final class RecordedFiles {
    private RecordedFiles() {}

    /** Lists the recorded payloads by their ROS type; skips the calling test where there are none. */
    public static Map<String, List<Path>> byType() throws IOException {
        Optional<Path> corpus = Corpus.folder();
        if (corpus.isEmpty()) {
            System.out.println("recorded payloads " + Corpus.ABSENT);
        }
        Assumptions.assumeTrue(corpus.isPresent(), Corpus.ABSENT);
        Map<String, List<Path>> files = new TreeMap<>();
        for (Path folder : Corpus.payloadFolders(corpus.orElseThrow().resolve("payloads"))) {
            files.computeIfAbsent(Corpus.rosName(folder), name -> new ArrayList<>())
                    .addAll(Corpus.payloads(folder));
        }
        return files;
    }
}
