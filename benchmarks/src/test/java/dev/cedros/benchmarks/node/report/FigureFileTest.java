package dev.cedros.benchmarks.node.report;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.benchmarks.report.FlatJson;
import dev.cedros.benchmarks.report.Machine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FigureFileTest {
    private static final String MACHINE = "{\"Date (UTC)\":\"2026-01-02T03:04:05Z\"}\n";

    @Test
    void figuresComeBack(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("raw.jsonl");
        Machine machine = Machine.from(Map.of("Date (UTC)", "2026-01-02T03:04:05Z"));
        try (FigureFile raw = FigureFile.create(file, machine)) {
            raw.add(List.of(figure(1, 1.5, -2)));
            raw.add(List.of(figure(2, 3)));
        }
        FigureFile.Content content = FigureFile.read(file);
        assertEquals(machine, content.machine());
        assertEquals(List.of("64 B"), content.figures().rows(Part.RECEIVE));
        assertEquals(List.of("copied"), content.figures().arms(Part.RECEIVE, "64 B"));
        assertArrayEquals(new double[] {1.5, -2, 3}, content.figures().values(Part.RECEIVE, "64 B", "copied", "ns"));
        assertEquals(0, content.figures().values(Part.RECEIVE, "64 B", "copied", "other").length);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"part\":\"receive\"}",
                "{\"part\":\"receive\",\"row\":\"\",\"arm\":\"\",\"name\":\"\",\"fork\":1,\"values\":[]}",
                "{\"part\":\"other\",\"row\":\"\",\"arm\":\"\",\"name\":\"\",\"fork\":1,\"values\":[1]}",
                "{\"part\":\"receive\",\"row\":\"\",\"arm\":\"\",\"name\":\"\",\"fork\":\"1\",\"values\":[1]}",
                "{\"part\":\"receive\",\"row\":\"\",\"arm\":\"\",\"name\":\"\",\"fork\":1,\"values\":[1"
            })
    void brokenLinesAreToldByTheirNumber(String line, @TempDir Path directory) throws IOException {
        Path file = directory.resolve("raw.jsonl");
        Files.writeString(file, MACHINE + line + "\n");
        IOException e = assertThrows(IOException.class, () -> FigureFile.read(file));
        assertTrue(e.getMessage().contains("raw.jsonl:2: "), e.getMessage());
    }

    @Test
    void aFileWithoutMachineIsRefused(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("raw.jsonl");
        Files.writeString(file, figure(1, 2).toLine() + "\n");
        assertThrows(IOException.class, () -> FigureFile.read(file));
    }

    @Test
    void figuresAreNumbers() {
        assertThrows(IllegalArgumentException.class, () -> figure(1, Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> figure(1));
        Figure figure = figure(7, 1, 2);
        assertEquals(
                figure.toLine(), Figure.from(FlatJson.parse(figure.toLine())).toLine());
    }

    private static Figure figure(int fork, double... values) {
        return new Figure(Part.RECEIVE, "64 B", "copied", "ns", fork, values);
    }
}
