package dev.cedros.tool;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Whether a person looks at what the process prints. */
final class Terminal {
    private static final Path OUTPUT = Path.of("/proc/self/fd/1");

    private Terminal() {}

    /** Whether the standard output is a terminal, as far as that can be known without native code. */
    static boolean isStandardOutput() {
        try {
            if (Files.isSymbolicLink(OUTPUT)) {
                String device = Files.readSymbolicLink(OUTPUT).toString();
                return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty") || device.equals("/dev/console");
            }
        } catch (IOException | SecurityException e) {
            // Then the other way has to do.
        }
        return consoleIsTerminal();
    }

    /** Up to Java 21 there is a console only if input and output are terminals; later one may be there without. */
    @SuppressWarnings("SystemConsoleNull")
    private static boolean consoleIsTerminal() {
        return System.console() != null && Runtime.version().feature() < 22;
    }
}
