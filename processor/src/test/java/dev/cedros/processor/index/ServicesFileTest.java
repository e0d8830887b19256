package dev.cedros.processor.index;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.codec.MessageIndex;
import dev.cedros.payload.Payload;
import dev.cedros.processor.Build;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The list of indexes, also where something is there already and where only a part is compiled. */
class ServicesFileTest {
    private static final String SERVICES = "META-INF/services/dev.cedros.codec.MessageIndex";
    private static final String[] POINT = FakeCodecs.record("acme.Point", "acme/msg/Point", "RIHS01_1");
    private static final String[] POSE = FakeCodecs.record("acme.Pose", "acme/msg/Pose", "RIHS01_2");

    @TempDir
    Path folder;

    private static String merge(String before, List<String> indexes, String... existing) {
        return ServicesFile.merge(before, indexes, Set.of(existing)::contains);
    }

    @Test
    void newFile() {
        assertEquals("a.B\nb.A\n", merge("", List.of("b.A", "a.B")));
    }

    @Test
    void theUsersLinesStay() {
        assertEquals(
                "# by hand\r\nacme.Own # mine\na.CedrosIndex_01234567\n".replace("\r", ""),
                merge("# by hand\r\nacme.Own # mine", List.of("a.CedrosIndex_01234567")));
        assertEquals("acme.Own\n\nacme.B\n", merge("acme.Own\n\nacme.Own\n", List.of("acme.B", "acme.Own")));
    }

    @Test
    void indexesThatAreGoneAreNotListed() {
        assertEquals(
                "acme.CedrosIndex_11111111\nacme.CedrosIndex_33333333\n",
                merge(
                        "acme.CedrosIndex_11111111\nacme.CedrosIndex_22222222\nCedrosIndex_44444444\n",
                        List.of("acme.CedrosIndex_33333333"),
                        "acme.CedrosIndex_11111111"));
    }

    @Test
    void whatLiesInTheOutputIsKept() throws IOException {
        Path file = folder.resolve("classes").resolve(SERVICES);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "# by hand\nother.Index\nacme.CedrosIndex_deadbeef\n");
        Build.Result result =
                Build.javac(folder).processors(new IndexProcessor()).compile(POINT);
        assertTrue(result.succeeded(), result.diagnostics()::toString);
        List<String> lines = Files.readAllLines(file);
        assertEquals(List.of("# by hand", "other.Index"), lines.subList(0, 2));
        assertEquals(3, lines.size());
        assertTrue(lines.get(2).matches("acme\\.CedrosIndex_[0-9a-f]{8}"), lines::toString);
    }

    /** Some build tools hand over only the sources that have changed, and leave everything else in the output. */
    @Test
    void compilingAPartOfTheSources() throws IOException {
        Build.javac(folder)
                .processors(new IndexProcessor())
                .compile(Stream.of(POINT, POSE).flatMap(Stream::of).toArray(String[]::new));
        Build.Result result = Build.javac(folder)
                .processors(new IndexProcessor())
                .with(folder.resolve("classes"))
                .compile(FakeCodecs.record("acme.Point", "acme/msg/Point", "RIHS01_9"));
        assertTrue(result.succeeded(), result.diagnostics()::toString);
        assertEquals(
                2,
                Files.readAllLines(folder.resolve("classes").resolve(SERVICES)).size());
        MessageIndex index = MessageIndex.load(result.load());
        assertEquals(List.of("acme/msg/Point", "acme/msg/Pose"), index.typeNames());
        assertEquals("Point[]", decode(index, "acme/msg/Point"));
        assertEquals("Pose[]", decode(index, "acme/msg/Pose"));
    }

    private static String decode(MessageIndex index, String typeName) {
        return String.valueOf(index.decode(typeName, Payload.empty(), CdrOptions.DEFAULT));
    }

    /**
     * Others hand over the class files of all generated codecs again beside the sources that have changed, and have deleted
     * what came of them.
     */
    @Test
    void codecsFromClassFilesShareTheIndexOfNewOnes() throws IOException {
        Build.Result before = Build.javac(folder.resolve("before"))
                .processors(new IndexProcessor())
                .compile(POSE);
        Path output = Files.createDirectories(folder.resolve("again"));
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        JavaCompiler.CompilationTask task = javac.getTask(
                new StringWriter(),
                null,
                null,
                List.of("-d", output.toString(), "-cp", before.classes() + ":" + System.getProperty("java.class.path")),
                List.of("acme.PoseCodec"),
                List.of(source("Robot", """
                    package acme;
                    import dev.cedros.annotations.RosMessage;
                    @RosMessage("acme/Robot")
                    public record Robot(double x) {}
                    """)));
        task.setProcessors(List.of(new dev.cedros.processor.CedrosProcessor(), new IndexProcessor()));
        assertTrue(task.call());
        try (Stream<Path> files = Files.walk(output)) {
            assertEquals(
                    1,
                    files.filter(file -> file.getFileName().toString().matches("CedrosIndex_.*\\.java"))
                            .count());
        }
    }

    private static JavaFileObject source(String name, String text) {
        return new SimpleJavaFileObject(
                java.net.URI.create("string:///acme/" + name + ".java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return text;
            }
        };
    }
}
