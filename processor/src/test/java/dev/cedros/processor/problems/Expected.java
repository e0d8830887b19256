package dev.cedros.processor.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.cedros.processor.Build;
import dev.cedros.processor.CedrosProcessor;
import dev.cedros.processor.index.IndexProcessor;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * Compiles sources whose comments say what the processor reports, and compares. {@code //! [cedros:code] text} stands at the
 * end of the line, or alone on the line after it if there are several; what is reported must be exactly that, and nothing
 * else by anyone.
 */
final class Expected {
    private static final Pattern MARK = Pattern.compile("//! (.*)$");

    private Expected() {}

    /** Compiles sources with the processor and checks that exactly the marked problems are reported. */
    static Compilation report(String... sources) {
        return report(Compiler.javac(), sources);
    }

    /** The same with a compiler that has options or class paths of its own. */
    static Compilation report(Compiler compiler, String... sources) {
        List<String> expected = new ArrayList<>();
        List<JavaFileObject> files = new ArrayList<>();
        for (String source : sources) {
            String path = Build.path(source);
            files.add(JavaFileObjects.forSourceString(path.replace(".java", "").replace('/', '.'), source));
            expected.addAll(marked(path.substring(path.lastIndexOf('/') + 1), source));
        }
        Compilation compilation = compiler.withProcessors(new CedrosProcessor(), new IndexProcessor())
                .withOptions("-Xlint:all")
                .compile(files);
        assertEquals(String.join("\n", sorted(expected)), String.join("\n", sorted(reported(compilation))));
        return compilation;
    }

    /** What the compiler reported, one line each. */
    static List<String> reported(Compilation compilation) {
        return compilation.diagnostics().stream().map(Expected::shown).toList();
    }

    private static String shown(Diagnostic<? extends JavaFileObject> diagnostic) {
        JavaFileObject source = diagnostic.getSource();
        String file = source == null
                ? "nowhere"
                : source.getName().substring(source.getName().lastIndexOf('/') + 1);
        return file + ":" + diagnostic.getLineNumber() + ": " + (kind(diagnostic))
                + diagnostic.getMessage(Locale.ENGLISH);
    }

    private static String kind(Diagnostic<?> diagnostic) {
        return diagnostic.getKind() == Diagnostic.Kind.ERROR ? "" : diagnostic.getKind() + ": ";
    }

    private static List<String> marked(String file, String source) {
        List<String> expected = new ArrayList<>();
        int line = 0;
        int reportedLine = 0;
        for (String text : source.lines().toList()) {
            line++;
            boolean alone = text.strip().startsWith("//!");
            reportedLine = alone ? reportedLine : line;
            Matcher matcher = MARK.matcher(text);
            if (matcher.find()) {
                expected.add(file + ":" + reportedLine + ": " + matcher.group(1));
            }
        }
        return expected;
    }

    private static List<String> sorted(List<String> lines) {
        return Stream.of(lines.toArray(String[]::new)).sorted().toList();
    }
}
