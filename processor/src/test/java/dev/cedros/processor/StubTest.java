package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The codec of a message with a problem has all that the codec of the message without it has. */
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
                """})
    void everyUseCompiles(String source) throws Exception {
        Build.Result good = Build.javac(folder.resolve("good")).compile(source);
        assertTrue(good.succeeded(), good.diagnostics()::toString);
        String uses = uses(good.load().loadClass("acme.TestCodec"));
        Build.Result used = Build.javac(folder.resolve("used")).compile(source, uses);
        assertTrue(used.succeeded(), used.diagnostics()::toString);
        Build.Result bad = Build.javac(folder.resolve("bad"))
                .options("-Xlint:all,-auxiliaryclass")
                .compile(source.replace("/*BAD*/", ", Object bad").replace("/*BADFIELD*/", "public Object bad;"), uses);
        assertEquals(1, bad.diagnostics().size(), bad.diagnostics()::toString);
        assertTrue(bad.diagnostics().get(0).contains("[cedros:unsupported-type] Test.bad"));
    }

    /** A class that uses every constant and calls every method. */
    private static String uses(Class<?> codec) {
        Stream<String> fields = Stream.of(codec.getDeclaredFields())
                .filter(field -> Modifier.isPublic(field.getModifiers()))
                .map(StubTest::use);
        Stream<String> methods = Stream.of(codec.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .map(StubTest::use);
        List<String> uses = Stream.concat(fields, methods).sorted().toList();
        assertTrue(uses.size() > 25, uses::toString);
        return "package acme;\npublic class Uses {\n    static void all() {\n"
                + uses.stream().map(use -> "        " + use + ";\n").collect(Collectors.joining()) + "    }\n}\n";
    }

    private static String use(Field field) {
        String name = field.getName();
        return field.getGenericType().getTypeName() + " " + name + " = TestCodec." + name;
    }

    private static String use(Method method) {
        return "TestCodec." + method.getName()
                + Stream.of(method.getParameterTypes())
                        .map(type -> type.isPrimitive() ? "0" : "(" + type.getCanonicalName() + ") null")
                        .collect(Collectors.joining(", ", "(", ")"));
    }
}
