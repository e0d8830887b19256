package dev.cedros.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.type.msg.DefinitionSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which definitions are written, which are known to a library, and which are skipped. */
class ResolutionTest {
    private static final DefinitionSet LIBRARY = Imported.definitions(
            "geo/msg/Point",
            "float64 x",
            "geo/msg/Pose",
            "Point p",
            "geo/srv/Find",
            "Point p\n---\n",
            "geo/msg/Area",
            "Pose[] p");

    private static Optional<KnownType> known(String name) {
        Set<String> names = Set.of(
                "geo/msg/Point", "geo/msg/Pose", "geo/msg/Area", "geo/srv/Find_Request", "geo/srv/Find_Response");
        String javaName = "lib." + name.replace('/', '.').replace('_', '.');
        return names.contains(name) ? Optional.of(new KnownType(javaName, LIBRARY.describe(name))) : Optional.empty();
    }

    private static ImportResult run(DefinitionSet definitions) {
        return RecordImporter.run(definitions, new ImportOptions("com.acme", ResolutionTest::known));
    }

    private static List<String> classes(ImportResult result) {
        return result.sources().stream()
                .map(SourceFile::path)
                .filter(path -> !path.endsWith("package-info.java"))
                .toList();
    }

    @Test
    void refersToWhatTheLibraryHas() {
        ImportResult result = run(Imported.definitions(
                "geo/msg/Point", "float64 x", "geo/srv/Find", "Point p\n---\n", "a/msg/T", "geo/Pose p\ngeo/Point q"));
        assertEquals(List.of("com/acme/a/msg/T.java"), classes(result));
        assertTrue(Imported.source(result, "T").contains("import lib.geo.msg.Pose;\n"));
        assertTrue(result.isComplete());
        assertEquals(List.of(), result.notes());
    }

    @Test
    void writesAnewWhatDiffersFromTheLibrary() {
        ImportResult result =
                run(Imported.definitions("geo/msg/Point", "float32 x", "a/msg/T", "geo/Area a\ngeo/Point p"));
        assertEquals(
                List.of(
                        "com/acme/a/msg/T.java",
                        "com/acme/geo/msg/Area.java",
                        "com/acme/geo/msg/Point.java",
                        "com/acme/geo/msg/Pose.java"),
                classes(result));
        assertTrue(Imported.source(result, "Pose").contains("record Pose(Point p) {}"));
        assertEquals(
                List.of(
                        "geo/msg/Area is not the same as lib.geo.msg.Area and is written anew.",
                        "geo/msg/Point is not the same as lib.geo.msg.Point and is written anew.",
                        "geo/msg/Pose is not the same as lib.geo.msg.Pose and is written anew."),
                result.notes());
    }

    @Test
    void skipsWhatNeedsAMissingType() {
        ImportResult result = run(Imported.definitions(
                "a/msg/A", "B b", "a/msg/B", "lost/Thing t", "a/srv/C", "---\nA a", "a/msg/D", "geo/Point p"));
        assertEquals(List.of("com/acme/a/msg/D.java"), classes(result));
        assertFalse(result.isComplete());
        assertEquals(
                List.of(
                        "a/msg/A: It needs a/msg/B, which needs lost/msg/Thing, which is not among the definitions, nor in"
                                + " a library.",
                        "a/msg/B: It needs lost/msg/Thing, which is not among the definitions, nor in a library.",
                        "a/srv/C: It needs a/msg/B, which needs lost/msg/Thing, which is not among the definitions, nor in"
                                + " a library."),
                result.skipped().stream().map(SkippedDefinition::toString).toList());
    }

    @Test
    void skipsWhatContainsItself() {
        ImportResult result = run(Imported.definitions("a/msg/A", "B b", "a/msg/B", "A[] a", "a/msg/C", ""));
        assertEquals(List.of("com/acme/a/msg/C.java"), classes(result));
        String skipped = result.skipped().get(0).toString();
        assertTrue(skipped.startsWith("a/msg/A: ") && skipped.contains("contains itself"), skipped);
        assertEquals("a/msg/B", result.skipped().get(1).name());
    }

    @Test
    void skipsFilesWithMistakesAndWhatNeedsThem(@TempDir Path folder) throws IOException {
        Path messages = Files.createDirectories(folder.resolve("geo/msg"));
        Files.writeString(messages.resolve("Point.msg"), "float46 x\n");
        Files.writeString(messages.resolve("Line.msg"), "Point a\n");
        Files.writeString(messages.resolve("Label.msg"), "string text\n");
        ImportResult result = run(DefinitionSet.read(folder));
        // The library has a Point too, but the one here is meant.
        assertEquals(List.of("com/acme/geo/msg/Label.java"), classes(result));
        List<String> skipped =
                result.skipped().stream().map(SkippedDefinition::toString).toList();
        assertEquals(2, skipped.size(), skipped::toString);
        assertTrue(skipped.get(0).contains("Point.msg:1:1: unknown type 'float46'"), skipped::toString);
        assertEquals("geo/msg/Line: It needs geo/msg/Point, which cannot be imported.", skipped.get(1));
    }

    @Test
    void bringsAlongWhatEveryInstallationHas() {
        ImportResult result = Imported.result("a/msg/T", "builtin_interfaces/Time t");
        assertEquals(List.of("com/acme/a/msg/T.java", "com/acme/builtin_interfaces/msg/Time.java"), classes(result));
        assertTrue(Imported.source(result, "Time").contains("public static Time of(Instant instant) {"));
    }
}
