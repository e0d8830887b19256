package dev.cedros.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * One run of the command in this process.
 *
 * @param exitCode how it ended
 * @param out the data it gave
 * @param err the rest
 */
record Run(int exitCode, byte[] out, String err) {
    /** Runs with nothing on the standard input. */
    static Run of(String... arguments) {
        return with(new byte[0], arguments);
    }

    /** Runs with text on the standard input. */
    static Run with(String input, String... arguments) {
        return with(input.getBytes(StandardCharsets.UTF_8), arguments);
    }

    /** Runs with bytes on the standard input. */
    static Run with(byte[] input, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream errStream = new PrintStream(err, true, StandardCharsets.UTF_8);
        int exitCode = Main.run(arguments, new ByteArrayInputStream(input), out, errStream);
        return new Run(exitCode, out.toByteArray(), err.toString(StandardCharsets.UTF_8));
    }

    /** The data as text. */
    String text() {
        return new String(out, StandardCharsets.UTF_8);
    }

    /** Asserts that the run did all it should, and says nothing but data. */
    Run done() {
        assertEquals("", err);
        assertEquals(ExitCode.DONE, exitCode);
        return this;
    }

    /** Asserts that the run ended with this code, one line of this text, and no data. */
    void fails(int code, String message) {
        assertEquals(message + "\n", err.replace(System.lineSeparator(), "\n"));
        assertEquals(code, exitCode);
        assertEquals("", text());
    }
}
