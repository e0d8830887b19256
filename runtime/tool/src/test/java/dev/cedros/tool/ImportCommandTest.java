package dev.cedros.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code import}: what it writes, prints and leaves out. */
class ImportCommandTest {
    @TempDir
    private Path folder;

    private Path definitions;
    private Path out;

    @BeforeEach
    void prepare() throws IOException {
        definitions = Files.createDirectories(folder.resolve("definitions"));
        out = folder.resolve("sources");
    }

    @Test
    void writesRecordsAndNamesRenamedMembers() throws IOException {
        write("acme_msgs/msg/Status.msg", "std_msgs/Header header\nint32 class\n");
        write("acme_msgs/srv/Ask.srv", "Status status\n---\nbool ok\n");
        Run run = run(definitions).done();
        assertEquals("""
                wrote 2 records
                Status.msg: member 'class' became 'classValue' (name = "class")
                """, run.text());
        String status = Files.readString(out.resolve("com/acme/acme_msgs/msg/Status.java"));
        assertTrue(status.contains("import dev.cedros.interfaces.std_msgs.msg.Header;"), status);
        assertTrue(Files.exists(out.resolve("com/acme/acme_msgs/srv/Ask.java")));
        assertFalse(Files.exists(out.resolve("com/acme/std_msgs")), "the library has it");
    }

    @Test
    void leavesOutWhatCannotBeResolvedAndNamesIt() throws IOException {
        write("acme_msgs/msg/Good.msg", "int32 x\n");
        write("acme_msgs/msg/Lost.msg", "nowhere_msgs/Gone gone\n");
        write("acme_msgs/msg/Needs.msg", "Lost lost\n");
        Path broken = write("acme_msgs/msg/Broken.msg", "float46 x\n");
        Run run = run(definitions);
        assertEquals(ExitCode.DONE_WITH_LOSS, run.exitCode());
        assertEquals("wrote 1 record\n", run.text());
        assertEquals(3, run.err().lines().count(), run.err());
        assertTrue(run.err().contains("skipped: " + broken + ":1:1: unknown type 'float46'."), run.err());
        assertTrue(run.err().contains("skipped: acme_msgs/msg/Lost: "), run.err());
        assertTrue(run.err().contains("skipped: acme_msgs/msg/Needs: "), run.err());
        assertTrue(Files.exists(out.resolve("com/acme/acme_msgs/msg/Good.java")));
        assertFalse(Files.exists(out.resolve("com/acme/acme_msgs/msg/Lost.java")));
    }

    @Test
    void leavesOutWhatNeedsABrokenDefinitionOfATypeOfTheLibrary() throws IOException {
        Path header = write("std_msgs/msg/Header.msg", "float46 x\n");
        write("acme_msgs/msg/Status.msg", "std_msgs/Header header\n");
        Run run = run(definitions);
        assertEquals(ExitCode.DONE_WITH_LOSS, run.exitCode());
        assertEquals("wrote 0 records\n", run.text());
        assertTrue(run.err().contains("skipped: " + header + ":1:1: unknown type 'float46'."), run.err());
        assertTrue(run.err().contains("skipped: acme_msgs/msg/Status: It needs std_msgs/msg/Header, "), run.err());
    }

    @Test
    void writesWhatIsNeededFromOtherFolders() throws IOException {
        write("acme_msgs/msg/Status.msg", "common_msgs/Level level\n");
        Path others = folder.resolve("others");
        Path level = others.resolve("common_msgs/msg/Level.msg");
        Files.createDirectories(level.getParent());
        Files.writeString(level, "uint8 value\n");
        Files.writeString(level.resolveSibling("Unused.msg"), "uint8 value\n");
        assertEquals(ExitCode.DONE_WITH_LOSS, run(definitions).exitCode());
        Run run = run(definitions, "--interfaces", others.toString()).done();
        assertEquals("wrote 2 records\n", run.text());
        assertTrue(Files.exists(out.resolve("com/acme/common_msgs/msg/Level.java")));
        assertFalse(Files.exists(out.resolve("com/acme/common_msgs/msg/Unused.java")));
    }

    @Test
    void takesAPackageOrAFile() throws IOException {
        Path file = write("acme_msgs/msg/Status.msg", "int32 x\n");
        assertEquals(
                "wrote 1 record\n", run(definitions.resolve("acme_msgs")).done().text());
        assertEquals(
                "wrote 1 record\n",
                run(definitions.resolve("acme_msgs/msg")).done().text());
        assertEquals("wrote 1 record\n", run(file).done().text());
        assertTrue(Files.exists(out.resolve("com/acme/acme_msgs/msg/Status.java")));
    }

    @Test
    void writesNothingThatTheLibraryHas() throws IOException {
        write("std_msgs/msg/Int8.msg", "int8 data\n");
        assertEquals(
                "wrote 0 records; cedros-interfaces has all of them\n",
                run(definitions).done().text());
    }

    @Test
    void writesAnewWhatTheLibraryHasOtherwise() throws IOException {
        write("std_msgs/msg/Int8.msg", "int8 value\n");
        Run run = run(definitions);
        assertEquals(ExitCode.DONE, run.exitCode());
        assertEquals("wrote 1 record\n", run.text());
        assertTrue(run.err().startsWith("warning: std_msgs/msg/Int8 is not the same as "), run.err());
    }

    @Test
    void headersOfOldDefinitionsAreThoseOfTheLibrary() throws IOException {
        write("acme_msgs/msg/Status.msg", "Header header\n");
        assertEquals("wrote 1 record\n", run(definitions).done().text());
        String status = Files.readString(out.resolve("com/acme/acme_msgs/msg/Status.java"));
        assertTrue(status.contains("std_msgs/msg/Header"), status);
    }

    @Test
    void aFileComesWithWhatItNeedsOfItsPackage() throws IOException {
        Path file = write("acme_msgs/msg/Status.msg", "Level level\n");
        write("acme_msgs/msg/Level.msg", "int32 x\n");
        write("acme_msgs/msg/Other.msg", "int32 x\n");
        write("acme_msgs/msg/Broken.msg", "int33 x\n");
        Path service = write("acme_msgs/srv/Ask.srv", "---\nStatus status\n");
        assertEquals("wrote 2 records\n", run(file).done().text());
        assertFalse(Files.exists(out.resolve("com/acme/acme_msgs/msg/Other.java")));
        assertEquals("wrote 3 records\n", run(service).done().text());
        Path flat = write("flat_msgs/Status.msg", "Level level\n");
        write("flat_msgs/Level.msg", "int32 x\n");
        assertEquals("wrote 2 records\n", run(flat).done().text());
    }

    @Test
    void whatNeedsAFileWithAMistakeIsSaidToNeedIt() throws IOException {
        write("acme_msgs/msg/Bad.msg", "float46 x\n");
        write("acme_msgs/msg/Holder.msg", "Bad bad\n");
        Run run = run(definitions);
        assertEquals(ExitCode.DONE_WITH_LOSS, run.exitCode());
        List<String> errors = run.err().lines().toList();
        assertEquals(2, errors.size(), run.err());
        assertTrue(errors.stream().anyMatch(line -> line.contains("Bad.msg:1:1: unknown type 'float46'")), run.err());
        assertTrue(
                errors.stream()
                        .anyMatch(line -> line.endsWith("It needs acme_msgs/msg/Bad, which cannot be imported.")),
                run.err());
    }

    @Test
    void anEmptyFolderIsNamed() {
        run(definitions)
                .fails(
                        ExitCode.FAILED,
                        definitions + ": has no .msg, .srv or .action files. Name the folder that has them.");
    }

    @Test
    void aPackageThatJavaDoesNotAllowIsNamed() throws IOException {
        write("acme_msgs/msg/Status.msg", "int32 x\n");
        Run run = Run.of("import", definitions.toString(), "--package", "com.class", "--out", out.toString());
        assertEquals(ExitCode.WRONG_USAGE, run.exitCode());
        assertTrue(run.err().startsWith("--package: 'com.class' is no Java package"), run.err());
    }

    @Test
    void aFileInTheWayIsNamed() throws IOException {
        write("acme_msgs/msg/Status.msg", "int32 x\n");
        Files.writeString(out, "a file");
        Run run = run(definitions);
        assertEquals(ExitCode.FAILED, run.exitCode());
        assertTrue(run.err().contains(": cannot be written: "), run.err());
        assertEquals(1, run.err().lines().count(), run.err());
    }

    private Run run(Path from, String... more) {
        String[] arguments = {"import", from.toString(), "--package", "com.acme", "--out", out.toString()};
        String[] all = Arrays.copyOf(arguments, arguments.length + more.length);
        System.arraycopy(more, 0, all, arguments.length, more.length);
        return Run.of(all);
    }

    private Path write(String path, String text) throws IOException {
        Path file = definitions.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }
}
