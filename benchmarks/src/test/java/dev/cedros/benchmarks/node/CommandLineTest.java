package dev.cedros.benchmarks.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandLineTest {
    @Test
    void measuresEverythingUnlessToldOtherwise() {
        CommandLine line = CommandLine.parse();
        assertEquals(Effort.FULL, line.effort());
        assertEquals(Path.of("benchmarks/results"), line.out());
        assertNull(line.from());
    }

    @Test
    void allCanBeSaid() {
        CommandLine line = CommandLine.parse("--out", "o", "--quick", "--from", "f", "--out", "last");
        assertEquals(new CommandLine(Effort.QUICK, Path.of("last"), Path.of("f")), line);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--out", "--from", "--forks 3", "quick"})
    void mistakesAreTold(String line) {
        assertThrows(IllegalArgumentException.class, () -> CommandLine.parse(line.split(" ")));
    }
}
