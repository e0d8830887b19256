package dev.cedros.processor.index;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.annotations.RosMessage;
import dev.cedros.cdr.CdrReader;
import dev.cedros.codec.MessageIndex;
import dev.cedros.processor.Build;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Indexes in named modules, which nobody but the author can provide. */
class ModuleIndexTest {
    private static final String SERVICES = "META-INF/services/dev.cedros.codec.MessageIndex";
    private static final String[] POINT = FakeCodecs.record("acme.Point", "acme/msg/Point", "RIHS01_1");
    private static final String[] POSE = FakeCodecs.record("acme.b.Pose", "acme/msg/Pose", "RIHS01_2");
    private static final String PLAIN = """
        module acme.robot {
            requires dev.cedros.runtime;
            exports acme;
        }
        """;
    private static final String PROVIDING = """
        module acme.robot {
            requires dev.cedros.runtime;
            exports acme;
            provides dev.cedros.codec.MessageIndex with acme.Messages;
        }
        """;

    @TempDir
    Path folder;

    private static Build build(Path folder, Path... more) {
        return lenient(folder, more).options("-Xlint:all", "-Werror");
    }

    private static Build lenient(Path folder, Path... more) {
        List<String> path = Stream.concat(
                        Stream.of(Build.home(RosMessage.class), Build.home(CdrReader.class)), Stream.of(more))
                .map(Path::toString)
                .toList();
        return Build.javac(folder)
                .processors(new IndexProcessor())
                .only()
                .options("--module-path", String.join(File.pathSeparator, path));
    }

    private static String[] with(String module, String[]... sources) {
        return Stream.concat(Stream.of(module), Stream.of(sources).flatMap(Stream::of))
                .toArray(String[]::new);
    }

    @Test
    void aNoteSaysWhatToWrite() {
        Build.Result result = build(folder).compile(with(PLAIN, POINT, POSE));
        assertTrue(result.succeeded());
        assertEquals(
                List.of(
                        "NOTE: [cedros:index-option] No index was written for the 2 ROS types of module acme.robot, so they"
                                + " are not found by name. To have one, add the compiler option"
                                + " -Acedros.index=acme.CedrosIndex, and to module-info.java: provides"
                                + " dev.cedros.codec.MessageIndex with acme.CedrosIndex;"),
                result.diagnostics());
        assertEquals(Set.of(), result.sources().keySet());
        assertTrue(Files.notExists(result.classes().resolve(SERVICES)));
    }

    @Test
    void theChosenIndexIsProvided() throws IOException {
        Build.Result result =
                build(folder).options("-Acedros.index=acme.Messages").compile(with(PROVIDING, POINT, POSE));
        assertEquals(List.of(), result.diagnostics());
        assertEquals(Set.of("acme/Messages.java"), result.sources().keySet());
        // On the class path the same jar is asked by way of this file.
        assertEquals("acme.Messages\n", Files.readString(result.classes().resolve(SERVICES)));
        assertEquals(
                List.of("acme/msg/Point", "acme/msg/Pose"),
                MessageIndex.load(result.load()).typeNames());
    }

    @Test
    void aMissingDirectiveIsPointedOut() {
        Build.Result result =
                build(folder).options("-Acedros.index=acme.Messages").compile(with(PLAIN, POINT));
        assertTrue(result.succeeded());
        assertEquals(
                List.of(
                        "NOTE: [cedros:index-option] Module acme.robot does not provide its index, so nobody finds it on the"
                                + " module path. Add to module-info.java: provides dev.cedros.codec.MessageIndex with"
                                + " acme.Messages;"),
                result.diagnostics());
    }

    /** The folder of a module is called as the module. */
    @Test
    void severalModulesAtOnceHaveNoIndex() throws IOException {
        Path sources = folder.resolve("modules");
        String[] first = with("module acme.one { requires dev.cedros.runtime; }", POINT);
        String[] second = with("module acme.two { requires dev.cedros.runtime; }", POSE);
        for (String source : Stream.of(first, second).flatMap(Stream::of).toList()) {
            String module = List.of(first).contains(source) ? "acme.one" : "acme.two";
            Path file = sources.resolve(module).resolve(Build.path(source));
            Files.createDirectories(file.getParent());
            Files.writeString(file, source);
        }
        Build.Result result = build(folder)
                .options("-Acedros.index=acme.Messages", "--module-source-path", sources.toString())
                .options("--module", "acme.one,acme.two")
                .compile();
        assertTrue(result.succeeded(), result.diagnostics()::toString);
        assertEquals(
                List.of("NOTE: [cedros:index-option] No index was written for the 2 ROS types of module acme.one and"
                        + " acme.two, so they are not found by name. An index is of one module; compile one at a time to"
                        + " have some."),
                result.diagnostics());
    }

    @Test
    void theOptionHasToNameAClass() {
        Build.Result result = build(folder).options("-Acedros.index=acme.9").compile(with(PLAIN, POINT));
        assertFalse(result.succeeded());
        assertEquals(
                List.of(
                        "[cedros:index-option] -Acedros.index=acme.9 does not name a class. Write package and class, such as"
                                + " -Acedros.index=acme.robot.CedrosIndex."),
                result.diagnostics());
    }

    @Test
    void theOptionMayNotNameAClassOfTheUser() {
        Build.Result result = build(folder).options("-Acedros.index=acme.Point").compile(with(PLAIN, POINT));
        assertFalse(result.succeeded());
        assertEquals(
                List.of(
                        "Point.java:2: [cedros:name-clash] The index cannot be called acme.Point, because there is a class of"
                                + " that name. Give another one with -Acedros.index."),
                result.diagnostics().stream()
                        .filter(line -> !line.contains("WARNING"))
                        .toList());
    }

    /** Build tools pass the same options when they compile tests, which belong to the same module. */
    @Test
    void theIndexOfTestsDoesNotHideTheOther() throws IOException {
        Path main = build(folder.resolve("main"))
                .options("-Acedros.index=acme.Messages")
                .compile(with(PROVIDING, POINT))
                .classes();
        Build.Result tests = build(folder.resolve("test"), main)
                .options("-Acedros.index=acme.Messages", "--patch-module", "acme.robot=" + folder.resolve("test/src"))
                .compile(POSE);
        assertTrue(tests.succeeded(), tests.diagnostics()::toString);
        assertEquals(1, tests.sources().size());
        assertTrue(
                tests.sources().keySet().iterator().next().startsWith("acme/b/CedrosIndex_"),
                tests.sources().keySet()::toString);
        assertNotNull(Files.readString(tests.classes().resolve(SERVICES)));
    }

    /** A second compilation into the same folder finds its own index there and writes it anew. */
    @Test
    void compilingAgainKeepsTheName() {
        build(folder).options("-Acedros.index=acme.Messages").compile(with(PROVIDING, POINT));
        // The strictest compiler minds classes that are there already, codecs as well as indexes.
        Build.Result again =
                lenient(folder).options("-Acedros.index=acme.Messages").compile(with(PROVIDING, POINT, POSE));
        assertTrue(again.succeeded(), again.diagnostics()::toString);
        assertEquals(Set.of("acme/Messages.java"), again.sources().keySet());
        assertEquals(
                List.of("acme/msg/Point", "acme/msg/Pose"),
                MessageIndex.load(again.load()).typeNames());
    }

    @Test
    void theOptionIsKnownWhereThereAreNoCodecs() {
        Build.Result result = Build.javac(folder)
                .options("-Xlint:all", "-Werror", "-Acedros.index=acme.Messages")
                .compile("""
            package acme;
            import dev.cedros.annotations.*;
            @RosEnum
            public enum Level {
                @RosEnum.Value(1) LOW
            }
            """);
        assertEquals(List.of(), result.diagnostics());
    }
}
