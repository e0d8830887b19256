package dev.cedros;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Reads the sources: the packages of this module depend on each other in one direction, and on nothing but the JDK. */
class PackageDirectionsTest {
    private static final Path SOURCES = Path.of("src/main/java");

    /** For each package, and those under it, the packages it may use beside itself. */
    private static final Map<String, Set<String>> MAY_USE = Map.of(
            "error", Set.of(),
            "payload", Set.of("error"),
            "sequence", Set.of("error", "payload"),
            "cdr", Set.of("error", "payload", "sequence"),
            "type", Set.of("error"),
            "layout", Set.of("error", "type"),
            "text", Set.of("error", "payload", "sequence", "cdr", "type", "layout"),
            "projection", Set.of("error", "payload", "sequence", "cdr", "type", "layout"),
            "codec", Set.of("annotations", "error", "payload", "sequence", "cdr", "type", "layout", "text"),
            "importer", Set.of("error", "type"));

    private static final Pattern IMPORT = Pattern.compile("^import (?:static )?([\\w.]+);$", Pattern.MULTILINE);
    private static final Pattern PACKAGE =
            Pattern.compile("^package dev\\.cedros\\.(\\w+)[\\w.]*;$", Pattern.MULTILINE);
    private static final Pattern OUR_NAME = Pattern.compile("\\bdev\\.cedros\\.(\\w+)");
    private static final Pattern EXPORT = Pattern.compile("^ *exports ([\\w.]+);$", Pattern.MULTILINE);
    private static final Pattern COMMENT_OR_TEXT = Pattern.compile(
            "/\\*.*?\\*/|//[^\\n]*|'(?:[^'\\\\\\n]|\\\\.)+'|\"(?:[^\"\\\\\\n]|\\\\.)*\"", Pattern.DOTALL);

    @Test
    void packagesDependInOneDirection() throws IOException {
        List<String> wrong = new ArrayList<>();
        for (Path file : sources()) {
            String source = Files.readString(file);
            String from = packageOf(file, source);
            Set<String> allowed = MAY_USE.get(from);
            assertTrue(allowed != null, () -> "No directions are known for the package of " + file);
            // Full names in the code count as much as imports; those in comments do not.
            Matcher used = OUR_NAME.matcher(COMMENT_OR_TEXT.matcher(source).replaceAll(" "));
            while (used.find()) {
                String to = used.group(1);
                if (!to.equals(from) && !allowed.contains(to)) {
                    wrong.add(file + " uses " + used.group());
                }
            }
        }
        assertEquals(List.of(), wrong);
    }

    @Test
    void nothingIsImportedButTheJdkAndNullness() throws IOException {
        List<String> wrong = new ArrayList<>();
        for (Path file : sources()) {
            Matcher imported = IMPORT.matcher(Files.readString(file));
            while (imported.find()) {
                String name = imported.group(1);
                if (!name.startsWith("java.") && !name.startsWith("dev.cedros.") && !name.startsWith("org.jspecify.")) {
                    wrong.add(file + " imports " + name);
                }
            }
        }
        assertEquals(List.of(), wrong);
    }

    @Test
    void theModuleExportsAllThatIsNotInternal() throws IOException {
        Set<String> packages = new TreeSet<>();
        for (Path file : sources()) {
            String name = SOURCES.relativize(file.getParent())
                    .toString()
                    .replace(file.getFileSystem().getSeparator(), ".");
            if (!name.contains("internal")) {
                packages.add(name);
            }
        }
        Set<String> exported = new TreeSet<>();
        Matcher export = EXPORT.matcher(Files.readString(SOURCES.resolve("module-info.java")));
        while (export.find()) {
            exported.add(export.group(1));
        }
        assertEquals(packages, exported);
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES.resolve("dev/cedros"))) {
            List<Path> sources = files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
            assertTrue(sources.size() > 20, () -> "The sources are not here: " + SOURCES.toAbsolutePath());
            return sources;
        }
    }

    private static String packageOf(Path file, String source) {
        Matcher matcher = PACKAGE.matcher(source);
        assertTrue(matcher.find(), () -> file + " has no package of this module");
        return matcher.group(1);
    }
}
