package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Messages that hold messages of another jar. */
class JarsTest {
    private static final String POSE = """
        package other;
        import dev.cedros.annotations.RosMessage;
        @RosMessage("other/Pose")
        public record Pose(double x, double y) {}
        """;
    private static final String TAG = """
        package other;
        import dev.cedros.annotations.RosMessage;
        @RosMessage("other/Tag")
        public class Tag {
            private byte z;
            private double a;
            public byte getZ() { return z; }
            public void setZ(byte z) { this.z = z; }
            public double getA() { return a; }
            public void setA(double a) { this.a = a; }
        }
        """;
    private static final String ROBOT = """
        package acme;
        import dev.cedros.annotations.RosMessage;
        import java.util.List;
        import other.Pose;
        import other.Tag;
        @RosMessage("acme/Robot")
        public record Robot(
                Pose pose,
                List<Tag> tags) {
            public static byte[] bytes() {
                Tag tag = new Tag();
                tag.setZ((byte) 7);
                tag.setA(0.5);
                return RobotCodec.encode(new Robot(new Pose(1, 2), List.of(tag)));
            }
        }
        """;

    enum Compilers {
        JAVAC(Build::javac),
        ECLIPSE(Build::eclipse);

        private final Function<Path, Build> start;

        Compilers(Function<Path, Build> start) {
            this.start = start;
        }

        Build build(Path folder) {
            return start.apply(folder);
        }
    }

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void jarWithCodecs(Compilers compiler) throws Exception {
        Path other = compiler.build(folder.resolve("other")).compile(POSE, TAG).classes();
        Build.Result result = compiler.build(folder.resolve("acme")).with(other).compile(ROBOT);
        assertTrue(result.succeeded(), result.diagnostics()::toString);
        assertEquals(Set.of("acme/RobotCodec.java", "acme/RobotLayout.java"), result.sourcesOfMessages());
        byte[] foreign = bytes(result, other);
        Build.Result together = compiler.build(folder.resolve("together")).compile(POSE, TAG, ROBOT);
        assertTrue(together.succeeded(), together.diagnostics()::toString);
        byte[] own = bytes(together, together.classes());
        // Header, pose, count, z with padding, a.
        assertEquals(4 + 16 + 4 + 4 + 8, own.length);
        assertArrayEquals(own, foreign);
    }

    private static byte[] bytes(Build.Result result, Path other) throws Exception {
        try (URLClassLoader loader = new URLClassLoader(
                new URL[] {result.classes().toUri().toURL(), other.toUri().toURL()}, JarsTest.class.getClassLoader())) {
            return (byte[]) loader.loadClass("acme.Robot").getMethod("bytes").invoke(null);
        }
    }

    @ParameterizedTest
    @EnumSource
    void jarWithoutCodecs(Compilers compiler) {
        Path other = compiler.build(folder.resolve("other"))
                .options("-proc:none")
                .processors()
                .compile(POSE, TAG)
                .classes();
        Build.Result result = compiler.build(folder.resolve("acme")).with(other).compile(ROBOT);
        assertEquals(
                List.of(
                        "Robot.java:8: [cedros:codec-missing] Robot.pose uses other.Pose from a jar that has no"
                                + " other.PoseCodec. Compile that jar with cedros-processor.",
                        "Robot.java:9: [cedros:codec-missing] Robot.tags uses other.Tag from a jar that has no"
                                + " other.TagCodec. Compile that jar with cedros-processor."),
                errors(result));
        assertEquals(Set.of("acme/RobotCodec.java", "acme/RobotLayout.java"), result.sourcesOfMessages());
    }

    /** Eclipse's compiler gives up by itself when it meets the class, and names it. */
    @Test
    void jarThatMissesAClass() throws IOException {
        String holder = """
            package other;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("other/Pose")
            public record Pose(double x, Far y) {}
            """;
        String far = """
            package other;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("other/Far")
            public record Far(double x) {}
            """;
        Path other = Build.javac(folder.resolve("other")).compile(holder, far).classes();
        Files.delete(other.resolve("other/Far.class"));
        Build.Result result = Build.javac(folder.resolve("acme")).with(other).compile("""
            package acme;
            import dev.cedros.annotations.RosMessage;
            import other.Pose;
            @RosMessage("acme/Robot")
            public record Robot(
                    Pose pose) {}
            """);
        assertEquals(
                List.of("Robot.java:6: [cedros:foreign-message] Robot.pose uses other.Pose from a jar, which cannot be"
                        + " read from its class file: Pose.y has type other.Far, which is not on the class path."
                        + " Add the jar that holds it."),
                result.diagnostics());
    }

    private static List<String> errors(Build.Result result) {
        return result.diagnostics().stream()
                .filter(line -> !line.contains("WARNING: ") && !line.contains("OTHER: "))
                .toList();
    }
}
