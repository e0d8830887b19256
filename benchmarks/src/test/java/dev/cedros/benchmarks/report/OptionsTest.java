package dev.cedros.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OptionsTest {
    @Test
    void measureEverythingUnlessToldOtherwise() {
        Options options = Options.parse();
        assertEquals(3, options.forks());
        assertEquals(Catalog.ROWS, options.rows());
        assertNull(options.from());
        assertNull(options.harness());
        assertTrue(options.isWhole());
    }

    @Test
    void quickMeansFewRowsOnce() {
        Options options = Options.parse("--forks", "2", "--quick");
        assertEquals(2, options.forks(), "what is said outweighs what quick means, in any order");
        assertEquals(Catalog.QUICK, options.rows());
        assertEquals(1, Options.parse("--quick").forks());
        assertFalse(options.isWhole());
    }

    @Test
    void allCanBeSaid() {
        Options options = Options.parse(
                "--rows", "tf-1,image", "--out", "o", "--native", "n", "--values", "v", "--from", "f", "--plan");
        assertEquals(List.of("tf-1", "image"), options.rows());
        assertEquals(Path.of("o"), options.out());
        assertEquals(Path.of("n"), options.harness());
        assertEquals(Path.of("v"), options.values());
        assertEquals(Path.of("f"), options.from());
        assertTrue(options.plan());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--forks", "--forks 0", "--forks x", "--rows tf-2", "--rows tf-1,", "--fork 3", "tf-1"})
    void mistakesAreTold(String line) {
        assertThrows(IllegalArgumentException.class, () -> Options.parse(line.split(" ")));
    }
}
