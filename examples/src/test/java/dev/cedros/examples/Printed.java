package dev.cedros.examples;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;

/** Collects what a program prints. */
public final class Printed {
    private Printed() {}

    /** Gives the lines that {@code program} prints to the stream it is handed. */
    public static List<String> by(Consumer<PrintStream> program) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8);
        program.accept(out);
        out.flush();
        return bytes.toString(StandardCharsets.UTF_8).lines().toList();
    }
}
