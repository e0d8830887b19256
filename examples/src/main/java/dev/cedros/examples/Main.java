package dev.cedros.examples;

import dev.cedros.codec.MessageType;
import dev.cedros.codec.Messages;
import dev.cedros.error.CedrosException;
import dev.cedros.error.UnknownTypeException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/**
 * Shows what messages look like on the wire. Without arguments it makes a few messages itself; with {@code TYPE FILE…} it
 * reads payloads that were recorded from a ROS 2 system.
 */
public final class Main {
    private static final int LARGEST_FILE_BYTES = 64 << 20;
    private static final int SHOWN_LINES = 40;

    private static final String USAGE = """
            usage: java -jar cedros-examples.jar              encode and decode a few messages made here
                   java -jar cedros-examples.jar TYPE FILE... read files that each hold one message as it was on the wire

            TYPE is a message of the standard ROS 2 interfaces, such as sensor_msgs/msg/Imu.
            """;

    private final PrintStream out;
    private final PrintStream err;

    private Main(PrintStream out, PrintStream err) {
        this.out = out;
        this.err = err;
    }

    /** Runs the program and ends the virtual machine with status 1 if anything failed. */
    public static void main(String[] arguments) {
        int status = run(arguments, System.out, System.err);
        if (status != 0) {
            System.exit(status);
        }
    }

    /** Runs the program on the given streams and returns its status: 0, or 1 if anything failed. */
    static int run(String[] arguments, PrintStream out, PrintStream err) {
        return new Main(out, err).run(arguments);
    }

    private int run(String[] arguments) {
        if (arguments.length == 0) {
            Samples.all().forEach(sample -> show("A message made here", sample.type(), sample.bytes()));
            return 0;
        }
        if (arguments[0].equals("--help") || arguments[0].equals("-h")) {
            out.print(USAGE);
            return 0;
        }
        MessageType<?> type;
        try {
            type = Messages.type(arguments[0]);
        } catch (UnknownTypeException e) {
            err.println(e.getMessage());
            return 1;
        }
        if (arguments.length == 1) {
            err.println("No file given to read as " + type + ". Call it with TYPE FILE..., or see --help.");
            return 1;
        }
        return readAll(type, arguments);
    }

    private int readAll(MessageType<?> type, String[] arguments) {
        int status = 0;
        for (int i = 1; i < arguments.length; i++) {
            String file = arguments[i];
            try {
                show(file, type, read(Path.of(file)));
            } catch (IOException | InvalidPathException e) {
                err.println(file + ": cannot be read: " + reason(e));
                status = 1;
            } catch (CedrosException e) {
                err.println(file + ": is no " + type + ": " + withoutType(e));
                status = 1;
            }
        }
        return status;
    }

    /** Decodes first, so that nothing is printed of bytes that are no such message. */
    private <T> void show(String source, MessageType<T> type, byte[] bytes) {
        RoundTrip<T> trip = RoundTrip.of(type, bytes);
        out.println(source + ": " + type + ", " + bytes.length + " bytes");
        HexView.lines(bytes).forEach(this::line);
        List<String> lines = type.text(trip.value()).lines().toList();
        lines.stream().limit(SHOWN_LINES).forEach(this::line);
        if (lines.size() > SHOWN_LINES) {
            line("... " + (lines.size() - SHOWN_LINES) + " more lines");
        }
        trip.findings().forEach(this::line);
        out.println();
    }

    private void line(String text) {
        out.println("  " + text);
    }

    private static byte[] read(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException("it is a directory");
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(LARGEST_FILE_BYTES + 1);
            if (bytes.length > LARGEST_FILE_BYTES) {
                throw new IOException("it has more than " + LARGEST_FILE_BYTES + " bytes");
            }
            return bytes;
        }
    }

    /** The message starts with the type where it says a position; the line has named the type already. */
    private static String withoutType(CedrosException e) {
        String message = String.valueOf(e.getMessage());
        String prefix = e.typeName() + ", ";
        return message.startsWith(prefix) ? message.substring(prefix.length()) : message;
    }

    private static String reason(Exception e) {
        if (e instanceof NoSuchFileException) {
            return "there is no such file";
        }
        if (e instanceof AccessDeniedException) {
            return "access is denied";
        }
        return String.valueOf(e.getMessage());
    }
}
