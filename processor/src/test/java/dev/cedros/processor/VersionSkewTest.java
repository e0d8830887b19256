package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.codec.MessageType;
import dev.cedros.error.TypeMismatchException;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** Codecs that run with another version of a jar than the one they were compiled against. */
class VersionSkewTest {
    private static final String POSE = """
        package other;
        import dev.cedros.annotations.*;
        @RosMessage("other/Pose")
        public record Pose(double x, double y, Point point) {
            @RosMessage("other/Point") public record Point(float a) {}
        }
        """;
    private static final String CHANGED_POSE = """
        package other;
        import dev.cedros.annotations.*;
        @RosMessage("other/Pose")
        public record Pose(double x, float y, Point point) {
            @RosMessage("other/Point") public record Point(float a, int b) {}
        }
        """;
    private static final String KEPT_POSE = """
        package other;
        import dev.cedros.annotations.*;
        @RosMessage("other/Pose")
        public record Pose(double x, @RosField(defaultValue = "1") double y, Point point) {
            public static final int CONSTANT = 1;
            @RosMessage("other/Point") public record Point(float a) {}
        }
        """;
    private static final List<String> OURS = List.of("""
        package acme;
        import dev.cedros.annotations.*;
        import other.Pose;
        @RosMessage("acme/Robot")
        public class Robot {
            @RosKey public int id;
            public Pose pose = new Pose(1, 2, new Pose.Point(3));
        }
        """, """
        package acme;
        import dev.cedros.annotations.*;
        import java.util.List;
        @RosMessage("acme/Fleet")
        public record Fleet(List<Robot> robots, Lone lone) {}
        """, """
        package acme;
        import dev.cedros.annotations.*;
        import java.time.Instant;
        @RosMessage("acme/Lone")
        public record Lone(int number, Instant stamp) {}
        """, """
        package acme;
        import dev.cedros.annotations.*;
        import other.Pose;
        @RosService("acme/Drive")
        public interface Drive {
            record Request(Pose goal) {}
            record Response(boolean done) {}
        }
        """);

    @TempDir
    static Path folder;

    private static Build.Result ours;

    @BeforeAll
    static void compile() {
        Path other = compile("other", POSE).classes();
        ours = Build.javac(folder.resolve("acme"))
                .options("-Xlint:all", "-Werror")
                .with(other)
                .compile(OURS.toArray(String[]::new));
        assertEquals(List.of(), ours.diagnostics());
    }

    private static Build.Result compile(String name, String... sources) {
        Build.Result result = Build.javac(folder.resolve(name)).compile(sources);
        assertEquals(List.of(), result.diagnostics());
        return result;
    }

    private ClassLoader with(Path other) throws Exception {
        URL[] urls = {ours.classes().toUri().toURL(), other.toUri().toURL()};
        return new URLClassLoader(urls, VersionSkewTest.class.getClassLoader());
    }

    @Test
    void codecsWithoutTypesOfOtherJarsHaveNoTraceOfIt() {
        String lone = ours.sources().get("acme/LoneCodec.java");
        assertFalse(lone.contains("TypeCheck") || lone.contains("SKEW") || lone.contains("checkTypes"), lone);
        assertTrue(ours.sources().get("acme/FleetCodec.java").contains("\"other/msg/Pose\""));
        assertFalse(ours.sources().get("acme/FleetCodec.java").contains("\"other/msg/Point\""));
    }

    @Test
    void theSameVersion() throws Exception {
        ClassLoader loader = with(folder.resolve("other/classes"));
        assertRoundTrip(loader);
    }

    @Test
    void aVersionWithTheSameMembers() throws Exception {
        assertRoundTrip(with(compile("kept", KEPT_POSE).classes()));
    }

    private static void assertRoundTrip(ClassLoader loader) throws Exception {
        MessageType<?> type = type(loader, "Robot");
        assertRoundTrip(type);
        assertRoundTrip(type(loader, "Fleet"));
        assertRoundTrip(type(loader, "Drive_Request"));
    }

    private static <T> void assertRoundTrip(MessageType<T> type) {
        T message = type.defaults();
        assertTrue(type.equal(message, type.decode(type.encode(message))));
    }

    private static MessageType<?> type(ClassLoader loader, String name) throws Exception {
        return (MessageType<?>)
                loader.loadClass("acme." + name + "Codec").getField("TYPE").get(null);
    }

    @Test
    void everyMethodThrowsWhatHasChanged() throws Exception {
        Build.Result changed = compile("changed", CHANGED_POSE);
        ClassLoader loader = with(changed.classes());
        String before = hash(compile("before", POSE));
        String now = hash(changed);
        String problem = " was compiled against other/msg/Pose with the type hash " + before + ", but now it has " + now
                + ": other/msg/Pose.y was float64 and is float32, other/msg/Point.b is new (int32). Recompile what holds"
                + " it, or use the jar that it was compiled against.";
        for (String name : List.of("Robot", "Fleet", "Drive_Request", "Drive_Event")) {
            String ros = "acme/" + (name.startsWith("Drive") ? "srv/" : "msg/") + name;
            assertAllThrow(loader, name, "[cedros:version-skew] " + ros + problem);
        }
        assertRoundTrip(type(loader, "Lone"));
        assertRoundTrip(type(loader, "Drive_Response"));
        assertNotNull(loader.loadClass("acme.DriveService").getField("TYPE").get(null));
    }

    private static String hash(Build.Result other) throws Exception {
        return (String)
                other.load().loadClass("other.PoseCodec").getField("TYPE_HASH").get(null);
    }

    /** The jar between the two was not compiled anew either, and its own type is the same as ever. */
    @Test
    void aChangeTwoJarsAway() throws Exception {
        Build.Result changed = compile("changed", CHANGED_POSE);
        Build.Result top = Build.javac(folder.resolve("top"))
                .options("-Xlint:all", "-Werror")
                .with(ours.classes())
                .with(folder.resolve("other/classes"))
                .compile("""
                package top;
                import dev.cedros.annotations.*;
                import acme.*;
                import java.util.List;
                @RosMessage("top/Top")
                public record Top(List<Robot> robots) {}
                """);
        assertEquals(List.of(), top.diagnostics());
        for (Path other : List.of(folder.resolve("other/classes"), changed.classes())) {
            URL[] urls = {
                top.classes().toUri().toURL(),
                ours.classes().toUri().toURL(),
                other.toUri().toURL()
            };
            ClassLoader loader = new URLClassLoader(urls, VersionSkewTest.class.getClassLoader());
            Class<?> codec = loader.loadClass("top.TopCodec");
            MessageType<?> type = (MessageType<?>) codec.getField("TYPE").get(null);
            if (other.equals(changed.classes())) {
                String problem = "[cedros:version-skew] acme/msg/Robot was compiled against other/msg/Pose";
                for (Executable call :
                        List.<Executable>of(type::defaults, () -> type.decode(new byte[] {0, 1, 0, 0, 0, 0, 0, 0}))) {
                    String message =
                            assertThrows(TypeMismatchException.class, call).getMessage();
                    assertTrue(message.startsWith(problem), message);
                }
            } else {
                assertRoundTrip(type);
            }
        }
    }

    @Test
    void codecsThatAreGone() throws Exception {
        Path other = Build.javac(folder.resolve("bare"))
                .processors()
                .options("-proc:none")
                .compile(POSE)
                .classes();
        assertAllThrow(with(other), "Robot", "but its codec cannot be used: java.lang.NoClassDefFoundError");
    }

    @Test
    void codecsFromBeforeThereWereHandles() throws Exception {
        Path other = Build.javac(folder.resolve("old"))
                .processors()
                .options("-proc:none")
                .compile(POSE, "package other; public final class PoseCodec {}")
                .classes();
        assertAllThrow(with(other), "Robot", "but its codec cannot be used: java.lang.NoSuchFieldError");
    }

    /** There is nothing to ask when the program runs, so nothing is compared; the type itself is known from its class. */
    @Test
    void compiledAgainstACodecFromBeforeThereWereHandles() throws Exception {
        String oldCodec = """
            package other;
            import dev.cedros.cdr.*;
            public final class PoseCodec {
                public static int write(Pose message, byte[] buffer, int origin, int position) { return position; }
                public static int write(Pose message, byte[] buffer, int origin, int position, CdrOptions options) {
                    return position;
                }
                public static Pose read(CdrReader in) { return null; }
                public static long serializedEnd(Pose message, long start, CdrOptions options) { return start; }
                public static boolean equal(Pose a, Pose b) { return true; }
                public static int hash(Pose message) { return 0; }
                public static Pose copy(Pose message) { return message; }
                public static Pose defaults() { return null; }
            }
            """;
        Path other = Build.javac(folder.resolve("unchecked"))
                .processors()
                .options("-proc:none")
                .compile(POSE, oldCodec, "package other; public final class Pose_PointCodec {}")
                .classes();
        Build.Result result = Build.javac(folder.resolve("ours")).with(other).compile(OURS.get(0));
        assertEquals(List.of(), result.diagnostics());
        assertFalse(result.sources().get("acme/RobotCodec.java").contains("checkTypes"));
        Object known =
                ours.load().loadClass("acme.RobotCodec").getField("TYPE_HASH").get(null);
        Object hash =
                result.load().loadClass("acme.RobotCodec").getField("TYPE_HASH").get(null);
        assertEquals(known, hash);
    }

    private static void assertAllThrow(ClassLoader loader, String name, String problem) throws Exception {
        Class<?> codec = loader.loadClass("acme." + name + "Codec");
        List<Method> methods = Stream.of(codec.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .toList();
        assertTrue(methods.size() > 25, methods::toString);
        for (Method method : methods) {
            assertThrowsMismatch(null, method, problem);
        }
        MessageType<?> type = type(loader, name);
        assertEquals(codec.getField("TYPE_HASH").get(null), type.typeHash());
        assertEquals(type.description(), type.layout().description());
        assertThrows(TypeMismatchException.class, type::defaults);
        assertThrows(TypeMismatchException.class, () -> type.decode(new byte[0]));
    }

    private static void assertThrowsMismatch(Object target, Method method, String problem)
            throws IllegalAccessException {
        Object[] arguments = Stream.of(method.getParameterTypes())
                .map(type -> type.isPrimitive() ? Array.get(Array.newInstance(type, 1), 0) : null)
                .toArray();
        try {
            method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            TypeMismatchException mismatch =
                    assertInstanceOf(TypeMismatchException.class, e.getCause(), method::toString);
            assertEquals("version-skew", mismatch.code());
            String message = mismatch.getMessage();
            assertTrue(message.startsWith("[cedros:version-skew] ") && message.contains(problem), message);
            return;
        }
        throw new AssertionError(method + " throws nothing");
    }
}
