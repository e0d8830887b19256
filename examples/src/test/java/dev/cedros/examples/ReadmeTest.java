package dev.cedros.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The README shows code that is compiled and tested here. */
class ReadmeTest {
    private static final Path ROOT = root();
    private static final Pattern SNIPPET =
            Pattern.compile("<!-- snippet: (\\S+\\.java) (\\S+) -->\n```java\n(.*?)```", Pattern.DOTALL);

    @TestFactory
    List<DynamicTest> everySnippetIsTheTaggedPartOfItsFile() throws IOException {
        Matcher matcher = SNIPPET.matcher(readme());
        List<DynamicTest> tests = new ArrayList<>();
        while (matcher.find()) {
            String file = matcher.group(1);
            String tag = matcher.group(2);
            String shown = matcher.group(3);
            tests.add(DynamicTest.dynamicTest(
                    tag + " of " + file, () -> assertEquals(tagged(ROOT.resolve(file), tag), shown)));
        }
        return tests;
    }

    @Test
    void allJavaInTheReadmeIsCutFromFiles() throws IOException {
        String readme = readme();
        int blocks = readme.split("```java", -1).length - 1;
        assertTrue(blocks > 0, "the README shows no Java");
        assertEquals(blocks, SNIPPET.matcher(readme).results().count());
    }

    private static String readme() throws IOException {
        return Files.readString(ROOT.resolve("README.md"));
    }

    private static String tagged(Path file, String tag) throws IOException {
        List<String> lines = Files.readAllLines(file);
        int from = indexOf(lines, "// tag::" + tag);
        int to = indexOf(lines, "// end::" + tag);
        return String.join("\n", lines.subList(from + 1, to)).stripIndent().strip() + "\n";
    }

    private static int indexOf(List<String> lines, String marker) {
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).strip().equals(marker)) {
                return i;
            }
        }
        throw new AssertionError("no line is " + marker);
    }

    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("README.md"))) {
            folder = folder.getParent();
        }
        return folder;
    }
}
