package dev.cedros.tool;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;

/** The command {@code cedros}: picks the subcommand, runs it, and ends with its exit code. */
public final class Main {
    private Main() {}

    /**
     * Runs the command with the streams of the process and ends the process.
     *
     * @param arguments what was written after {@code cedros}
     */
    public static void main(String[] arguments) {
        PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        // System.out would hide that nobody reads any more.
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        System.exit(run(arguments, new Streams(System.in, out, err, Terminal.isStandardOutput())));
    }

    /**
     * Runs one command in this process and gives its exit code: 0 done, 1 failed, 2 wrong usage, 3 done but with something
     * left out. Neither ends the process nor closes the streams; threads may run commands side by side.
     *
     * @param arguments what would be written after {@code cedros}
     * @param in read by commands that are given no file
     * @param out takes the data, text in UTF-8; what it throws ends the command, without an error if its message speaks of a
     *     broken pipe
     * @param err takes everything else
     */
    public static int run(String[] arguments, InputStream in, OutputStream out, PrintStream err) {
        return run(arguments, new Streams(in, out, err, false));
    }

    static int run(String[] arguments, Streams streams) {
        Failures failures = new Failures(streams);
        try {
            CommandLine command = CedrosCommand.commandLine(streams);
            command.setParameterExceptionHandler(failures::wrongUsage);
            command.setExecutionExceptionHandler(failures::failed);
            return command.execute(arguments);
        } catch (OutOfMemoryError e) {
            return failures.outOfMemory();
        }
    }
}
