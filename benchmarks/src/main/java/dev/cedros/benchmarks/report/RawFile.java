package dev.cedros.benchmarks.report;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a run measured, one line of JSON each: first the machine, then every sample as it came. A run that is broken off
 * leaves a file from which a report can still be made.
 */
final class RawFile implements AutoCloseable {
    private final Writer writer;

    private RawFile(Writer writer) {
        this.writer = writer;
    }

    /**
     * The content of a raw file.
     *
     * @param machine where it was measured
     * @param results all samples
     */
    record Content(Machine machine, Results results) {}

    /** Starts a file with the line of the machine. */
    static RawFile create(Path file, Machine machine) throws IOException {
        RawFile raw = new RawFile(Files.newBufferedWriter(file));
        raw.line(machine.toLine());
        return raw;
    }

    /** Adds what was measured and makes sure that it stays. */
    void add(List<Sample> samples) throws IOException {
        for (Sample sample : samples) {
            line(sample.toLine());
        }
    }

    /**
     * Reads a file.
     *
     * @throws IOException if it cannot be read or a line is not one of a raw file, with its number
     */
    static Content read(Path file) throws IOException {
        Machine machine = null;
        List<Sample> samples = new ArrayList<>();
        int number = 0;
        for (String line : Files.readAllLines(file)) {
            number++;
            try {
                Map<String, Object> members = FlatJson.parse(line);
                if (Machine.isIn(members)) {
                    machine = Machine.from(members);
                } else {
                    samples.add(Sample.from(members));
                }
            } catch (IllegalArgumentException e) {
                throw new IOException(file + ":" + number + ": " + e.getMessage(), e);
            }
        }
        return new Content(required(machine, file), new Results(samples));
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
