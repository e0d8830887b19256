package dev.cedros.cdr;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Programs rely on the codes of exceptions, so the packages list all of them and no others. */
class DocumentedCodesTest {
    private static final Path SOURCES = Path.of("src", "main", "java", "dev", "cedros");
    private static final Pattern IN_CODE = Pattern.compile("\"(surrogate|truncated|[a-z0-9]+(?:-[a-z0-9]+)+)\"");
    private static final Pattern IN_LIST = Pattern.compile("\\{@code ([a-z0-9-]+)}");

    @Test
    void everyCodeIsListed() throws IOException {
        Set<String> thrown = new TreeSet<>();
        for (String folder : List.of("cdr", "error", "codec")) {
            for (Path source : sources(SOURCES.resolve(folder))) {
                collect(IN_CODE, Files.readString(source), thrown);
            }
        }
        Set<String> listed = listed("cdr/package-info.java");
        // Paths to members have codes of their own, which are listed with their exception.
        listed.addAll(listed("layout/MemberPathException.java"));
        listed.retainAll(thrown);
        assertEquals(thrown, listed);
        Set<String> unused = listed("cdr/package-info.java");
        unused.removeAll(thrown);
        assertEquals(Set.of(), unused);
    }

    private static Set<String> listed(String source) throws IOException {
        Set<String> listed = new TreeSet<>();
        collect(IN_LIST, Files.readString(SOURCES.resolve(source)), listed);
        return listed;
    }

    private static List<Path> sources(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    private static void collect(Pattern pattern, String text, Set<String> codes) {
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            codes.add(matcher.group(1));
        }
    }
}
