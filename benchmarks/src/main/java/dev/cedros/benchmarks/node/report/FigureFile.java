package dev.cedros.benchmarks.node.report;

import dev.cedros.benchmarks.report.FlatJson;
import dev.cedros.benchmarks.report.Machine;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a run measured, one line of JSON each: first the machine, then every figure as it came. A run that is broken off leaves a
 * file from which a report can still be made.
 */
public final class FigureFile implements AutoCloseable {
    private final Writer writer;

    private FigureFile(Writer writer) {
        this.writer = writer;
    }

    /**
     * The content of a file.
     *
     * @param machine where it was measured
     * @param figures what was measured
     */
    public record Content(Machine machine, Figures figures) {}

    /** Starts a file with the line of the machine. */
    public static FigureFile create(Path file, Machine machine) throws IOException {
        FigureFile raw = new FigureFile(Files.newBufferedWriter(file));
        raw.line(machine.toLine());
        return raw;
    }

    /** Adds what was measured and makes sure that it stays. */
    public void add(List<Figure> figures) throws IOException {
        for (Figure figure : figures) {
            line(figure.toLine());
        }
    }

    /**
     * Reads a file.
     *
     * @throws IOException if it cannot be read or a line is not one of such a file, with its number
     */
    public static Content read(Path file) throws IOException {
        Machine machine = null;
        List<Figure> figures = new ArrayList<>();
        int number = 0;
        for (String line : Files.readAllLines(file)) {
            number++;
            try {
                Map<String, Object> members = FlatJson.parse(line);
                if (Machine.isIn(members)) {
                    machine = Machine.from(members);
                } else {
                    figures.add(Figure.from(members));
                }
            } catch (IllegalArgumentException e) {
                throw new IOException(file + ":" + number + ": " + e.getMessage(), e);
            }
        }
        return new Content(required(machine, file), new Figures(figures));
    }

    private static Machine required(@Nullable Machine machine, Path file) throws IOException {
        if (machine == null) {
            throw new IOException(file + " does not say where it was measured");
        }
        return machine;
    }

    private void line(String text) throws IOException {
        writer.write(text);
        writer.write('\n');
        writer.flush();
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }
}
