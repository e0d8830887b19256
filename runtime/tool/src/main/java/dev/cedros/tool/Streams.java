package dev.cedros.tool;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * What a command reads from and writes to.
 *
 * @param in what is read when no file is named
 * @param out where data goes; not a {@link PrintStream}, which would hide that a disk is full
 * @param err where problems are named
 * @param outIsTerminal whether a person looks at {@code out}
 */
record Streams(InputStream in, OutputStream out, PrintStream err, boolean outIsTerminal) {
    /** Writes data bytes. */
    void write(byte[] data) {
        try {
            out.write(data);
            out.flush();
        } catch (IOException e) {
            throw new OutputException(e);
        }
    }

    /** Writes text as UTF-8, whatever the locale says, so that what another program reads does not depend on it. */
    void write(String text) {
        write(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes one line of text. */
    void line(String text) {
        write(text + "\n");
    }

    /** Names a problem that did not stop the command, in one line. */
    void warn(String problem) {
        err.println("warning: " + Problem.oneLine(problem));
    }

    /** Names something that was left out, in one line. */
    void skipped(String what) {
        err.println("skipped: " + Problem.oneLine(what));
    }
}
