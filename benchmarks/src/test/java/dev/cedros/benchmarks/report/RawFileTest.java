package dev.cedros.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RawFileTest {
    @TempDir
    Path folder = Path.of("");

    @Test
    void aReportCanBeMadeAgain() throws IOException {
        Results results = Fakes.whole();
        Machine machine = Machine.here().with("Forks", "3");
        Path file = folder.resolve("raw.jsonl");
        try (RawFile raw = RawFile.create(file, machine)) {
            raw.add(results.samples());
        }
        RawFile.Content content = RawFile.read(file);
        assertEquals(machine, content.machine());
        assertEquals(
                MarkdownReport.of(machine, results, Charts.of(results).keySet()),
                MarkdownReport.of(
                        content.machine(),
                        content.results(),
                        Charts.of(content.results()).keySet()));
    }

    @Test
    void aBadLineIsNamed() throws IOException {
        Path file = folder.resolve("raw.jsonl");
        Files.writeString(file, Fakes.machine().toLine() + "\n{\"row\":\"tf-1\"");
        IOException e = assertThrows(IOException.class, () -> RawFile.read(file));
        assertTrue(e.toString().contains(file + ":2: Column 14: expected '}'"), e.toString());
        Files.writeString(file, "");
        assertThrows(IOException.class, () -> RawFile.read(file));
    }

    @Test
    void aMachineSaysWhereAndWhen() {
        Machine machine = Machine.here();
        assertTrue(machine.facts().keySet().containsAll(List.of("Date (UTC)", "CPU", "Cores", "OS", "JVM")));
        assertTrue(Machine.isIn(FlatJson.parse(machine.toLine())));
    }
}
