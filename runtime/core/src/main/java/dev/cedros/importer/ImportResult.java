package dev.cedros.importer;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * What became of a set of definitions. Immutable; the same definitions and options always give the same result.
 *
 * @param sources the Java sources, sorted by path
 * @param renamings the members and classes that have other names than one would expect
 * @param notes sentences about types that a library has too but that differ from it, and so are written anew
 * @param skipped the definitions that were not imported, sorted by name
 */
public record ImportResult(
        List<SourceFile> sources, List<Renaming> renamings, List<String> notes, List<SkippedDefinition> skipped) {
    /** Copies the lists. */
    public ImportResult {
        sources = List.copyOf(sources);
        renamings = List.copyOf(renamings);
        notes = List.copyOf(notes);
        skipped = List.copyOf(skipped);
    }

    /** Whether every definition was imported, or is known to a library. */
    public boolean isComplete() {
        return skipped.isEmpty();
    }

    /**
     * Writes the sources below a folder, which is made if need be. Files that hold the same text already are left
     * alone, so that a build does not compile them again; files that are no longer imported are not removed.
     *
     * @throws IOException if a file or folder cannot be written
     */
    public void writeTo(Path folder) throws IOException {
        for (SourceFile source : sources) {
            Path file = folder.resolve(source.path());
            byte[] bytes = source.text().getBytes(StandardCharsets.UTF_8);
            if (!Files.isRegularFile(file) || !Arrays.equals(Files.readAllBytes(file), bytes)) {
                Files.createDirectories(file.getParent());
                Files.write(file, bytes);
            }
        }
    }
}
