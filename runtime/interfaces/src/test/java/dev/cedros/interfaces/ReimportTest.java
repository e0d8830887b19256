package dev.cedros.interfaces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.importer.ImportOptions;
import dev.cedros.importer.ImportResult;
import dev.cedros.importer.RecordImporter;
import dev.cedros.importer.SourceFile;
import dev.cedros.type.msg.DefinitionSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The sources of this module are what the importer makes of the standard definitions. When the importer is meant to write
 * something else, {@code -Dcedros.golden=write} writes them anew.
 */
class ReimportTest {
    private static final Path SOURCES = Path.of("src/main/java");
    private static final Pattern EXPORT = Pattern.compile("(?m)^ *exports ([\\w.]+);$");

    @Test
    void theSourcesAreWhatTheImporterWrites() throws IOException {
        DefinitionSet definitions = DefinitionSet.read(Shared.interfaces());
        ImportResult result = RecordImporter.run(definitions, ImportOptions.of("dev.cedros.interfaces"));
        assertTrue(result.isComplete(), () -> result.skipped().toString());
        if ("write".equals(System.getProperty("cedros.golden"))) {
            result.writeTo(SOURCES);
        }
        for (SourceFile source : result.sources()) {
            assertEquals(source.text(), Files.readString(SOURCES.resolve(source.path())), source::path);
        }
        assertEquals(
                result.sources().stream().map(SourceFile::path).collect(Collectors.toCollection(TreeSet::new)),
                written());
    }

    @Test
    void theModuleExportsEveryPackage() throws IOException {
        Set<String> packages = written().stream()
                .map(path -> path.substring(0, path.lastIndexOf('/')).replace('/', '.'))
                .collect(Collectors.toCollection(TreeSet::new));
        String module = Files.readString(SOURCES.resolve("module-info.java"));
        Set<String> exported = EXPORT.matcher(module)
                .results()
                .map((MatchResult export) -> export.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        exported.remove("dev.cedros.interfaces");
        assertEquals(packages, exported);
    }

    private static Set<String> written() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES.resolve("dev/cedros/interfaces"))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .map(file -> SOURCES.relativize(file).toString().replace('\\', '/'))
                    .filter(path -> path.split("/").length > 4)
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }
}
