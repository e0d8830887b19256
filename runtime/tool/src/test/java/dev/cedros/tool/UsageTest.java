package dev.cedros.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What all commands have in common: help, wrong usage, files and streams that fail. */
class UsageTest {
    private static final String POINT = "geometry_msgs/msg/Point";

    @ParameterizedTest
    @ValueSource(strings = {"hash", "describe", "decode", "encode", "import"})
    void everyCommandHasHelpWithExamples(String command) {
        String help = Run.of(command, "--help").done().text();
        assertTrue(help.startsWith("Usage: cedros " + command), help);
        assertTrue(help.contains("Examples:\n  cedros " + command + " "), help);
        assertTrue(help.contains("--interfaces"), help);
        assertTrue(help.contains("--debug"), help);
        help.lines().forEach(line -> assertTrue(line.length() <= 100, line));
    }

    @Test
    void theHelpNamesEveryCommand() {
        String help = Run.of("--help").done().text();
        for (String command : new String[] {"hash", "describe", "decode", "encode", "import"}) {
            assertTrue(help.contains("  " + command + " "), help);
        }
        assertTrue(
                help.contains("Exit codes: 0 done, 1 failed, 2 wrong usage, 3 done but with something left out."),
                help);
    }

    @Test
    void theVersionIsOneLine() {
        assertTrue(Run.of("--version").done().text().matches("cedros [^\n]+\n"));
        assertEquals(
                Run.of("--version").text(), Run.of("hash", "--version").done().text());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    hash                            | Missing required parameter: 'TYPE'. See 'cedros hash --help'.
                    hash a/msg/B c/msg/D            | Unmatched argument at index 2: 'c/msg/D'. See 'cedros hash --help'.
                    hash a/msg/B --nope             | Unknown option: '--nope'. See 'cedros hash --help'.
                    describe a/msg/B --format yaml  | Invalid value for option '--format': expected one of [TEXT, JSON] (case-insensitive) but was 'yaml'. See 'cedros describe --help'.
                    decode                          | Missing required option: '--type=TYPE'. See 'cedros decode --help'.
                    decode --type                   | Missing required parameter for option '--type' (TYPE). See 'cedros decode --help'.
                    decode --type a/msg/B --strict --lenient | Error: --strict, --lenient are mutually exclusive (specify only one). See 'cedros decode --help'.
                    encode --type a/msg/B one two   | Unmatched argument at index 4: 'two'. See 'cedros encode --help'.
                    decode --tpye a/msg/B           | Missing required option: '--type=TYPE'. See 'cedros decode --help'.
                    hash a/msg/B --shema x          | Unknown options: '--shema', 'x'. Did you mean '--schema'? See 'cedros hash --help'.
                    import msg --package a          | Missing required option: '--out=DIR'. See 'cedros import --help'.
                    hash --interfaces               | Missing folder after --interfaces. See 'cedros hash --help'.
                    hsah a/msg/B                    | Unmatched arguments from index 0: 'hsah', 'a/msg/B'. Did you mean 'hash'? See 'cedros --help'.
                    """)
    void wrongUsageIsOneLineAndExitCodeTwo(String arguments, String message) {
        Run.of(arguments.strip().split(" +")).fails(ExitCode.WRONG_USAGE, message);
    }

    @Test
    void noCommandIsWrongUsage() {
        Run.of()
                .fails(
                        ExitCode.WRONG_USAGE,
                        "Name a command: hash, describe, decode, encode or import. See 'cedros --help'.");
    }

    @Test
    void filesThatAreNotThereAreNamed(@TempDir Path folder) {
        String missing = folder.resolve("missing").toString();
        String unreadable = missing + ": cannot be read: there is no such file or folder.";
        Run.of("decode", "--type", POINT, missing).fails(ExitCode.FAILED, unreadable);
        Run.of("encode", "--type", POINT, missing).fails(ExitCode.FAILED, unreadable);
        Run.of("hash", POINT, "--interfaces", missing).fails(ExitCode.FAILED, unreadable);
        Run.of("hash", POINT, "--schema", missing).fails(ExitCode.FAILED, unreadable);
        Run.of("import", missing, "--package", "a", "--out", folder.toString()).fails(ExitCode.FAILED, unreadable);
    }

    @Test
    void aFolderIsNoMessage(@TempDir Path folder) {
        Run.of("decode", "--type", POINT, folder.toString())
                .fails(ExitCode.FAILED, folder + ": is a folder. Name a file.");
    }

    @Test
    void traceOfAnErrorIsPrintedOnRequestOnly(@TempDir Path folder) {
        String missing = folder.resolve("missing").toString();
        assertTrue(!Run.of("decode", "--type", POINT, missing).err().contains("\tat "));
        assertTrue(Run.of("decode", "--type", POINT, missing, "--debug").err().contains("\tat dev.cedros.tool."));
        assertTrue(Run.of("--debug", "decode", "--type", POINT, missing).err().contains("\tat dev.cedros.tool."));
        assertTrue(Run.of("decode", "--debug").err().contains("\tat "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Broken pipe", "Pipe closed", "The pipe is being closed"})
    void aReaderThatHasSeenEnoughIsNoError(String reason) {
        for (String[] command : writing()) {
            Run run = into(new FailingOutput(reason), command);
            assertEquals(ExitCode.DONE, run.exitCode(), command[0]);
            assertEquals("", run.err(), command[0]);
        }
    }

    @Test
    void aFullDiskIsAnError() {
        for (String[] command : writing()) {
            Run run = into(new FailingOutput("No space left on device"), command);
            assertEquals(ExitCode.FAILED, run.exitCode(), command[0]);
            assertEquals("standard output: could not be written: No space left on device.\n", run.err(), command[0]);
        }
    }

    @Test
    void anInputThatFailsIsNamed() {
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("Input/output error");
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        String[] arguments = {"decode", "--type", POINT};
        int exitCode = Main.run(
                arguments, broken, OutputStream.nullOutputStream(), new PrintStream(err, true, StandardCharsets.UTF_8));
        assertEquals(ExitCode.FAILED, exitCode);
        assertEquals("standard input: cannot be read: Input/output error.\n", err.toString(StandardCharsets.UTF_8));
    }

    @Test
    void interfacesMayNameSeveralFolders(@TempDir Path folder) throws IOException {
        Path one = definition(folder.resolve("one/a_msgs/msg/A.msg"), "int32 x\n");
        Path two = definition(folder.resolve("two/b_msgs/msg/B.msg"), "a_msgs/A a\n");
        String first = one.getParent().getParent().getParent().toString();
        String second = two.getParent().getParent().getParent().toString();
        String hash = Run.of("hash", "--interfaces", first, "--interfaces", second, "b_msgs/B")
                .done()
                .text();
        assertEquals(
                hash,
                Run.of("hash", "b_msgs/B", "--interfaces", first, second).done().text());
        assertEquals(
                hash,
                Run.of("hash", "--interfaces", first, second, "b_msgs/B").done().text());
        assertEquals(
                hash,
                Run.of("hash", "--interfaces=" + folder, "b_msgs/B").done().text());
    }

    private static Path definition(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private static String[][] writing() {
        return new String[][] {
            {"hash", POINT},
            {"describe", POINT},
            {"decode", "--type", "std_msgs/msg/Bool"},
            {"encode", "--type", "std_msgs/msg/Bool", "--big-endian"},
        };
    }

    private static Run into(OutputStream out, String[] command) {
        byte[] input = command[0].equals("decode") ? new byte[] {0, 1, 0, 0, 1} : "{}".getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream errStream = new PrintStream(err, true, StandardCharsets.UTF_8);
        int exitCode = Main.run(command, new ByteArrayInputStream(input), out, errStream);
        return new Run(exitCode, new byte[0], err.toString(StandardCharsets.UTF_8));
    }

    private static final class FailingOutput extends OutputStream {
        private final String reason;

        FailingOutput(String reason) {
            this.reason = reason;
        }

        @Override
        public void write(int b) throws IOException {
            throw new IOException(reason);
        }
    }
}
