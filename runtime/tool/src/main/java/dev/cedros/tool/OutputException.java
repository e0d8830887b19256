package dev.cedros.tool;

import java.io.IOException;
import java.util.Locale;

/** The standard output took no more data. */
final class OutputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OutputException(IOException cause) {
        super("standard output: could not be written: " + Problem.reason(cause) + ".", cause);
    }

    /** Whether the reader has seen enough, as {@code head} has; that is no failure. */
    boolean readerHasLeft() {
        String text = String.valueOf(getCause()).toLowerCase(Locale.ROOT);
        // The words of Unix, of piped streams in Java, and of Windows.
        return text.contains("broken pipe") || text.contains("pipe closed") || text.contains("pipe is being closed");
    }
}
