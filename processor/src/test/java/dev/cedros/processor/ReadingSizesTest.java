package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** HotSpot compiles no method of more than 8,000 bytes: reading methods stay below with any number of members. */
class ReadingSizesTest {
    private static final int LIMIT = 8000;

    @TempDir
    Path folder;

    @Test
    void hundredsOfMembersOfAllKindsWithSetters() {
        String[] types = {"boolean", "int", "double[]", "String", "java.util.List<String>", "Part", "Instant"};
        String fields = members(700, "private %s m%d;", " ", types);
        String methods = IntStream.range(0, 700)
                .mapToObj(i -> "public T getM%2$d() { return m%2$d; } public void setM%2$d(T v) { m%2$d = v; }"
                        .replace("T", types[i % types.length])
                        .formatted("", i))
                .collect(Collectors.joining("\n"));
        assertSmall("""
            package p;
            import dev.cedros.annotations.RosMessage;
            import java.time.Instant;
            @RosMessage("p/Test")
            public class Test {
                @RosMessage("p/Part") public static class Part { public boolean a; public String b; }
                %s
                %s
            }
            """.formatted(fields, methods));
    }

    @Test
    void asManyOptionalsAsARecordTakes() {
        assertSmall("""
            package p;
            @dev.cedros.annotations.RosMessage("p/Test")
            public record Test(%s) {}
            """.formatted(members(253, "java.util.Optional<String> m%2$d", ", ", "")));
    }

    @Test
    void nestedMessagesWithManyValues() {
        String values = members(15, "%s v%d", ", ", "boolean", "double", "java.time.Instant");
        String parts = members(60, "Part m%2$d", ", ", "");
        assertSmall("""
            package p;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("p/Test")
            public record Test(%s) {
                @RosMessage("p/Part") public record Part(%s) {}
            }
            """.formatted(parts, values));
        assertSmall("""
            package p;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("p/Test")
            public class Test {
                public %s;
                @RosMessage("p/Part") public static class Part { public %s; }
            }
            """.formatted(parts.replace(", ", "; public "), values.replace(", ", "; public ")));
    }

    private static String members(int count, String form, String separator, String... types) {
        return IntStream.range(0, count)
                .mapToObj(i -> form.formatted(types[i % types.length], i))
                .collect(Collectors.joining(separator));
    }

    private void assertSmall(String source) {
        Build.Result result = Build.javac(folder).compile(source);
        assertEquals(List.of(), result.diagnostics());
        StringWriter out = new StringWriter();
        PrintWriter printer = new PrintWriter(out);
        String classes = result.classes().toString();
        ToolProvider.findFirst("javap").orElseThrow().run(printer, printer, "-c", "-p", "-cp", classes, "p.TestCodec");
        String method = "";
        int methods = 0;
        for (String line : out.toString().split("\n", -1)) {
            if (line.startsWith("  ") && line.endsWith(";") && line.contains("(")) {
                method = line.strip();
                methods++;
            } else if (line.matches(" +\\d+: [a-z].*") && method.contains(" read")) {
                int offset = Integer.parseInt(line.strip().split(":", 2)[0]);
                assertTrue(offset < LIMIT, method);
            }
        }
        assertTrue(methods > 20, out::toString);
    }
}
