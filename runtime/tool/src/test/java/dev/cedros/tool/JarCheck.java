package dev.cedros.tool;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Starts the finished jar as users do. Runs when it has been packaged, not with the other tests. */
class JarCheck {
    private static final Path FOLDER = Path.of(System.getProperty("cedros.tool.folder"));

    @TempDir
    private Path folder;

    @Test
    void runsAloneInOneJar() throws Exception {
        assertEquals(
                "RIHS01_df668c740482bbd48fb39d76a70dfd4bd59db1288021743503259e948f6b1a18\n",
                run(0, "", "hash", "std_msgs/msg/String"));
        assertTrue(run(0, "", "--version").matches("cedros \\d+\\.\\d+\\.\\d+.*\n"));
        assertTrue(run(0, "", "--help").startsWith("Usage: cedros "));
        assertTrue(run(1, "", "hash", "std_msgs/msg/Strin").endsWith("Did you mean 'std_msgs/msg/String'?\n"));
        assertTrue(run(2, "", "hash").endsWith("See 'cedros hash --help'.\n"));
    }

    @Test
    void encodesAndDecodesThroughItsStreams() throws Exception {
        Path file = folder.resolve("text.cdr");
        assertEquals("", run(0, "{\"data\": \"héllo\"}", "encode", "--type", "std_msgs/String", "-o", file.toString()));
        assertEquals("{\"data\":\"héllo\"}\n", run(0, "", "decode", "--type", "std_msgs/String", file.toString()));
        Process process = start(List.of("encode", "--type", "std_msgs/String"));
        send(process, "{\"data\": \"héllo\"}");
        assertArrayEquals(Files.readAllBytes(file), process.getInputStream().readAllBytes());
        assertEquals(0, end(process));
    }

    @Test
    void endsQuietlyWhenNobodyReadsOn() throws Exception {
        Path file = folder.resolve("text.cdr");
        run(0, "{\"data\": \"" + "x".repeat(3_000_000) + "\"}", "encode", "--type", "std_msgs/String", "-o", file + "");
        Process process = start(List.of("decode", "--type", "std_msgs/String", file.toString()));
        try (InputStream out = process.getInputStream()) {
            assertEquals('{', out.read());
        }
        assertEquals("", new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8));
        assertEquals(0, end(process));
    }

    @Test
    void isTheLargestJarAndKeepsTheLicences() throws IOException {
        try (JarFile jar = new JarFile(jar().toFile())) {
            for (String entry : List.of("LICENSE", "NOTICE", "THIRD-PARTY.txt", "FastDoubleParser-LICENSE")) {
                assertNotNull(jar.getEntry("META-INF/" + entry), entry);
            }
            assertEquals(
                    "dev.cedros.tool.Main",
                    jar.getManifest().getMainAttributes().getValue("Main-Class"));
        }
    }

    /** Runs to the end; both streams of the process are one. */
    private String run(int exitCode, String input, String... arguments) throws Exception {
        ProcessBuilder builder = builder(List.of(arguments)).redirectErrorStream(true);
        Process process = builder.start();
        send(process, input);
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(exitCode, end(process), output);
        return output.replace(System.lineSeparator(), "\n");
    }

    private static void send(Process process, String input) throws IOException {
        try (OutputStream in = process.getOutputStream()) {
            in.write(input.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            // It ended without reading all of it, as it may.
        }
    }

    private static Process start(List<String> arguments) throws IOException {
        return builder(arguments).start();
    }

    private static ProcessBuilder builder(List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        // What people have in their locale must not matter.
        command.add("-Dfile.encoding=US-ASCII");
        command.add("-jar");
        command.add(jar().toString());
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command);
        // With them Java prints a line to the error stream.
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
        return builder;
    }

    private static int end(Process process) throws InterruptedException {
        assertTrue(process.waitFor(60, TimeUnit.SECONDS), "still running");
        return process.exitValue();
    }

    /** The largest of the jars that the build makes. */
    private static Path jar() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .max(Comparator.comparingLong(file -> file.toFile().length()))
                    .orElseThrow();
        }
    }
}
