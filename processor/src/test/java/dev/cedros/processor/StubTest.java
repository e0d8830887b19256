package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is generated for a class with a problem has all that is generated for the class without it. */
class StubTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"""
        package acme;
        import dev.cedros.annotations.*;
        @RosMessage("acme/Test")
        public record Test(int x /*BAD*/) {}
        """, """
            package acme;
            import dev.cedros.annotations.*;
            @RosMessage("acme/Test")
            record Test(@RosKey int x /*BAD*/) {}
            """, """
                package acme;
                import dev.cedros.annotations.*;
                @RosMessage("acme/Test")
                public class Test {
                    @RosKey public int x; /*BADFIELD*/
                }
                """, """
                    package acme;
                    import dev.cedros.annotations.*;
                    @RosService("acme/Test")
                    public interface Test {
                        record Request(long a) {}
                        record Response(int x /*BAD*/) {}
                    }
                    """, """
                        package acme;
                        import dev.cedros.annotations.*;
                        @RosAction("acme/Test")
                        interface Test {
                            record Goal(int x /*BAD*/) {}
                            class Result {
                                public int y;
                            }
                            record Feedback() {}
                        }
                        """})
    void everyUseCompiles(String source) throws Exception {
        Build.Result good = Build.javac(folder.resolve("good")).compile(source);
        assertTrue(good.succeeded(), good.diagnostics()::toString);
        String uses = uses(good);
        Build.Result used = Build.javac(folder.resolve("used")).compile(source, uses);
        assertTrue(used.succeeded(), used.diagnostics()::toString);
        Build.Result bad = Build.javac(folder.resolve("bad"))
                .options("-Xlint:all,-auxiliaryclass")
                .compile(source.replace("/*BAD*/", ", Object bad").replace("/*BADFIELD*/", "public Object bad;"), uses);
        assertEquals(1, bad.diagnostics().size(), bad.diagnostics()::toString);
        assertTrue(bad.diagnostics().get(0).contains("[cedros:unsupported-type] Test."));
        assertEquals(besideTheIndex(good), besideTheIndex(bad));
    }

    /** The generated sources that belong to one class; no index lists classes with problems. */
    private static List<String> besideTheIndex(Build.Result result) {
        return result.sources().keySet().stream()
                .filter(path -> !path.contains("/CedrosIndex_"))
                .toList();
    }

    /** A class that uses every constant and calls every method of what was generated. */
    private static String uses(Build.Result good) throws ClassNotFoundException {
        ClassLoader loader = good.load();
        List<String> blocks = new ArrayList<>();
        for (String path : besideTheIndex(good)) {
            Class<?> generated = loader.loadClass(path.replace(".java", "").replace('/', '.'));
            Stream<String> fields = Stream.of(generated.getDeclaredFields())
                    .filter(field -> Modifier.isPublic(field.getModifiers()))
                    .map(StubTest::use);
            Stream<String> methods = Stream.of(generated.getDeclaredMethods())
                    .filter(method -> Modifier.isPublic(method.getModifiers()))
                    .map(StubTest::use);
            List<String> uses = Stream.concat(fields, methods).sorted().toList();
            int least = path.endsWith("Codec.java") ? 30 : path.endsWith("Layout.java") ? 1 : 3;
            assertTrue(uses.size() >= least, uses::toString);
            blocks.add(uses.stream().map(use -> "        " + use + ";\n").collect(Collectors.joining()));
        }
        return "package acme;\npublic class Uses {\n"
                + IntStream.range(0, blocks.size())
                        .mapToObj(i -> "    static void all" + i + "() {\n" + blocks.get(i) + "    }\n")
                        .collect(Collectors.joining())
                + "}\n";
    }

    private static String use(Field field) {
        return name(field.getGenericType().getTypeName()) + " " + field.getName() + " = "
                + field.getDeclaringClass().getSimpleName() + "." + field.getName();
    }

    private static String use(Method method) {
        return method.getDeclaringClass().getSimpleName() + "." + method.getName()
                + Stream.of(method.getGenericParameterTypes())
                        .map(type -> type instanceof Class<?> plain && plain.isPrimitive()
                                ? "0"
                                : "(" + name(type.getTypeName()) + ") null")
                        .collect(Collectors.joining(", ", "(", ")"));
    }

    private static String name(String binary) {
        return binary.replace('$', '.');
    }
}
