package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.layout.MessageLayout;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Messages that are larger, deeper or stranger than any in use. */
class ExtremesTest {
    @TempDir
    Path folder;

    @Test
    void manyMembers() throws ReflectiveOperationException {
        String fields = IntStream.range(0, 1000)
                .mapToObj(i -> "int f" + i + " = " + i + ";")
                .collect(Collectors.joining(" "));
        Build.Result result =
                Build.javac(folder).options("-Xlint:all", "-Werror").compile("""
            package p;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("p/Test")
            public class Test {
                %s
                public static Object run() {
                    Test test = new Test();
                    Test other = TestCodec.copy(test);
                    other.f0++;
                    Test another = TestCodec.copy(test);
                    another.f999++;
                    return TestCodec.equal(test, TestCodec.decode(TestCodec.encode(test))) + " "
                            + TestCodec.equal(test, other) + " " + TestCodec.equal(test, another);
                }
                public Test() {}
            }
            """.formatted(fields));
        assertEquals(List.of(), result.diagnostics());
        assertEquals("true false false", run(result));
    }

    @Test
    void moreMembersThanMethodsHold() {
        String fields =
                IntStream.range(0, 1001).mapToObj(i -> "int f" + i + ";").collect(Collectors.joining(" "));
        Build.Result result = Build.javac(folder).compile("""
            package p;
            @dev.cedros.annotations.RosMessage("p/Test")
            public class Test {
                %s
            }
            """.formatted(fields));
        assertEquals(1, result.diagnostics().size(), () -> result.diagnostics().toString());
        assertTrue(
                result.diagnostics().get(0).toString().contains("[cedros:too-large] Test has 1001 members"),
                () -> result.diagnostics().toString());
    }

    /** What ends a line for Java, JavaPoet or YAML, what needs an escape, what no encoding of sources has to know. */
    @Test
    void constantsAndDefaultsOfAnyCharacters() throws ReflectiveOperationException {
        String odd = IntStream.concat(IntStream.range(0, 0x250), IntStream.of(0x2028, 0x2029, 0xD7FF, 0xFEFF, 0xFFFF))
                .mapToObj(unit -> switch (unit) {
                    case '\n' -> "\\n";
                    case '\r' -> "\\r";
                    case '"', '\\' -> "\\" + (char) unit;
                    default -> "\\u%04x".formatted(unit);
                })
                .collect(Collectors.joining());
        Build.Result result = Build.javac(folder)
                .options("-Xlint:all", "-Werror", "-encoding", "US-ASCII")
                .compile("""
            package p;
            import dev.cedros.annotations.*;
            import dev.cedros.layout.MessageLayout;
            import dev.cedros.type.DefaultValue;
            import java.util.List;
            @RosMessage("p/Test")
            public class Test {
                public static final String ODD = "%s";
                public static final String EMPTY = "";
                public static final String QUOTES = "'\\\"\\\\u0041";
                @RosField(defaultValue = "'a\\u2028\\u2029\\u0085\\\"b\\\\\\\\'") public String text;
                public static Object run() {
                    Test test = TestCodec.defaults();
                    return test.text.equals("a\\u2028\\u2029\\u0085\\"b\\\\")
                            + " " + TestCodec.LAYOUT.equals(MessageLayout.of(TestCodec.TYPE.description()))
                            + " " + TestCodec.TYPE.description().type().constants().stream()
                                    .map(constant -> constant.name()).toList()
                            + " " + TestCodec.TYPE.description().type().constants().stream()
                                    .map(constant -> DefaultValue.parse(constant.type(), constant.value()))
                                    .toList().equals(List.of(ODD, EMPTY, QUOTES));
                }
            }
            """.formatted(odd));
        assertEquals(List.of(), result.diagnostics());
        assertEquals("true true [ODD, EMPTY, QUOTES] true", run(result));
    }

    /** Flattened, the 250 members would be 16,000 values. */
    @Test
    void manyLargeMembers() throws ReflectiveOperationException {
        String values = IntStream.range(0, 64).mapToObj(i -> "double v" + i).collect(Collectors.joining(", "));
        String parts = IntStream.range(0, 250).mapToObj(i -> "Part m" + i).collect(Collectors.joining(", "));
        Build.Result result = Build.javac(folder)
                .options("-Xlint:all", "-Werror")
                .compile("""
            package p;
            @dev.cedros.annotations.RosMessage("p/Part")
            record Part(%s) {}
            """.formatted(values), """
            package p;
            @dev.cedros.annotations.RosMessage("p/Test")
            public record Test(%s) {
                public static Object run() {
                    Test test = TestCodec.defaults();
                    return TestCodec.equal(test, TestCodec.decode(TestCodec.encode(test)));
                }
            }
            """.formatted(parts));
        assertEquals(List.of(), result.diagnostics());
        assertEquals("true", run(result));
    }

    /** Of more than 8,000 bytes of code, HotSpot compiles nothing: many small messages in a run come close to that. */
    @Test
    void noMethodIsTooLargeToBeCompiled() {
        for (int values : new int[] {1, 2, 3, 5, 16, 64}) {
            String members = IntStream.range(0, values)
                    .mapToObj(i -> (i % 2 == 0 ? "@dev.cedros.annotations.RosField(\"uint8\") int v" : "int v") + i)
                    .collect(Collectors.joining(", "));
            int count = Math.min(250, 300 / values);
            String parts = IntStream.range(0, count).mapToObj(i -> "Part m" + i).collect(Collectors.joining(", "));
            Build.Result result =
                    Build.javac(folder.resolve("of" + values)).compile("""
                package p;
                @dev.cedros.annotations.RosMessage("p/Part")
                record Part(%s) {}
                """.formatted(members), """
                package p;
                @dev.cedros.annotations.RosMessage("p/Test")
                public record Test(%s) {}
                """.formatted(parts));
            assertEquals(List.of(), result.diagnostics());
            String code = disassembled(result.classes().resolve("p/TestCodec.class"));
            // The number before each instruction is that of the bytes before it.
            int largest = code.lines()
                    .filter(line -> line.matches(" +\\d+: [a-z].*"))
                    .mapToInt(line -> Integer.parseInt(line.strip().split(":", 2)[0]))
                    .max()
                    .orElseThrow();
            assertTrue(largest < 8_000, values + " values in each of " + count + " messages: " + largest);
        }
    }

    private static String disassembled(Path file) {
        StringWriter out = new StringWriter();
        ToolProvider javap = ToolProvider.findFirst("javap").orElseThrow();
        PrintWriter printer = new PrintWriter(out, true);
        assertEquals(0, javap.run(printer, printer, "-c", "-p", file.toString()));
        return out.toString();
    }

    @Test
    void longDefaults() throws ReflectiveOperationException {
        String numbers = IntStream.range(0, 4096).mapToObj(Integer::toString).collect(Collectors.joining(","));
        Build.Result result = Build.javac(folder).compile("""
            package p;
            import dev.cedros.annotations.RosField;
            @dev.cedros.annotations.RosMessage("p/Test")
            public record Test(@RosField(defaultValue = "[%1$s]") int[] a, @RosField(defaultValue = "[%1$s]") int[] b) {
                public static Object run() {
                    return TestCodec.defaults().b()[4095];
                }
            }
            """.formatted(numbers));
        assertEquals(List.of(), result.diagnostics());
        assertEquals("4095", run(result));
        Build.Result tooLong = Build.javac(folder).compile("""
            package p;
            import dev.cedros.annotations.RosField;
            @dev.cedros.annotations.RosMessage("p/Test")
            public record Test(@RosField(defaultValue = "[%s,1]") int[] a) {}
            """.formatted(numbers));
        assertEquals(1, tooLong.diagnostics().size());
        assertTrue(tooLong.diagnostics().get(0).toString().contains("[cedros:invalid-default]"));
    }

    /** Each message holds sixteen of the one before; laid out flat, the last but one has 12,561 instructions. */
    @Test
    @Timeout(60)
    void messagesThatMultiplyWithEachLevel() throws ReflectiveOperationException {
        List<String> sources = new ArrayList<>();
        sources.add(level(0, "@dev.cedros.annotations.RosKey byte a, byte b"));
        for (int i = 1; i < 6; i++) {
            String held = "M" + (i - 1) + " m";
            sources.add(level(
                    i, IntStream.range(0, 16).mapToObj(each -> held + each).collect(Collectors.joining(", "))));
        }
        Build.Result result = Build.javac(folder).options("-Xlint:all").compile(sources.toArray(String[]::new));
        assertEquals(
                List.of(
                        "M4.java:4: [cedros:too-large] p/msg/M4 has more than 65536 members when those of nested messages"
                                + " are counted each time. Use fewer, or sequences of them."),
                result.diagnostics());
        Build.Result fitting = Build.javac(folder.resolve("fitting"))
                .options("-Xlint:all")
                .compile(sources.subList(0, 4).toArray(String[]::new));
        assertEquals(List.of(), fitting.diagnostics());
        Class<?> codec = fitting.load().loadClass("p.M3Codec");
        assertEquals((2 << 12) + 4, codec.getField("MIN_SIZE").get(null));
        MessageLayout layout = (MessageLayout) codec.getField("LAYOUT").get(null);
        assertEquals(12_561, layout.length());
        assertEquals(MessageLayout.of(layout.description()), layout);
    }

    @Test
    void messagesThatNestTooDeeply() {
        List<String> sources = new ArrayList<>(List.of(level(0, "byte a")));
        for (int i = 1; i < 131; i++) {
            sources.add(level(i, "M" + (i - 1) + " m"));
        }
        Build.Result result = Build.javac(folder).options("-Xlint:all").compile(sources.toArray(String[]::new));
        assertEquals(
                List.of(
                        "M128.java:4: [cedros:too-large] p/msg/M128 nests messages more than 128 deep, at p/msg/M0. Nest"
                                + " them less deeply."),
                result.diagnostics());
    }

    private static String level(int number, String components) {
        return """
            package p;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("p/M%d")
            public record M%d(%s) {}
            """.formatted(number, number, components);
    }

    /** The user can write any character as an escape, whatever the encoding of the sources. */
    @Test
    void defaultsOutsideTheEncodingOfTheSources() throws ReflectiveOperationException {
        Build.Result result = Build.javac(folder).ascii().compile("""
            package p;
            import dev.cedros.annotations.*;
            import java.util.List;
            @RosMessage("p/Test")
            public record Test(
                    @RosField(defaultValue = "\\u00e4\\u20ac\\ud83e\\udd16\\\\") String single,
                    @RosField(defaultValue = "['\\u00e4']") List<String> several) {
                public static Object run() {
                    return TestCodec.defaults();
                }
            }
            """);
        assertEquals(List.of(), result.diagnostics());
        assertEquals("Test[single=\u00e4\u20ac\ud83e\udd16\\, several=[\u00e4]]", run(result));
    }

    private static String run(Build.Result result) throws ReflectiveOperationException {
        return String.valueOf(result.load().loadClass("p.Test").getMethod("run").invoke(null));
    }
}
