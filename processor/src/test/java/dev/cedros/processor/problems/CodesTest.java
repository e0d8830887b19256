package dev.cedros.processor.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.processor.check.ProblemCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CodesTest {
    private static final Path MAIN = Path.of("src/main/java/dev/cedros/processor");
    private static final Path TESTS = Path.of("src/test/java/dev/cedros/processor");

    private static List<String> codes() {
        return Arrays.stream(ProblemCode.values()).map(ProblemCode::text).toList();
    }

    private static String sources(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> !file.endsWith("ProblemCode.java"))
                    .map(CodesTest::read)
                    .collect(Collectors.joining("\n"));
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    void theTableOfCodesIsComplete() {
        List<String> table = Pattern.compile("<tr><td>([a-z-]+)</td>")
                .matcher(read(MAIN.resolve("check/package-info.java")))
                .results()
                .map(result -> result.group(1))
                .toList();
        assertEquals(codes(), table);
    }

    @Test
    void codesAreNamedAlikeAndSorted() {
        for (ProblemCode code : ProblemCode.values()) {
            assertEquals(code.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'), code.text());
        }
        assertEquals(codes().stream().sorted().toList(), codes());
    }

    @Test
    void everyCodeIsUsedAndTested() throws IOException {
        String main = sources(MAIN);
        String tests = sources(TESTS);
        for (ProblemCode code : ProblemCode.values()) {
            assertTrue(main.contains("ProblemCode." + code.name()), () -> code + " is not used");
            assertTrue(tests.contains("[cedros:" + code.text() + "]"), () -> code + " has no test");
        }
    }
}
