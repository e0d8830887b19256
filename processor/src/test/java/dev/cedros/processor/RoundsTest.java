package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Messages that use what other processors generate. */
class RoundsTest {
    private static final String ROBOT = """
        package acme;
        import dev.cedros.annotations.RosMessage;
        import java.util.List;
        import made.Pose;
        @SuppressWarnings("keeps javac from thinking that our processor claims all there is")
        @RosMessage("acme/Robot")
        public record Robot(List<Pose> poses, made.Level level) {
            public static int bytes() {
                return RobotCodec.encode(new Robot(List.of(new Pose(1)), made.Level.LOW)).length;
            }
        }
        """;
    private static final String FLEET = """
        package acme;
        import dev.cedros.annotations.RosMessage;
        @RosMessage("acme/Fleet")
        public record Fleet(Robot robot) {}
        """;
    private static final String OTHER = """
        package acme;
        import dev.cedros.annotations.RosMessage;
        @RosMessage("acme/Other")
        public class Other extends made.Base {
            public double x;
        }
        """;
    private static final String POSE = """
        package made;
        import dev.cedros.annotations.RosMessage;
        @RosMessage("made/Pose")
        public record Pose(double x) {}
        """;
    private static final String LEVEL = """
        package made;
        import dev.cedros.annotations.RosEnum;
        @RosEnum
        public enum Level {
            @RosEnum.Value(Numbers.ONE) LOW
        }
        """;
    private static final String BASE = "package made;\npublic class Base {}\n";
    private static final String NUMBERS = "package made;\nclass Numbers {\n    static final long ONE = 1;\n}\n";

    @TempDir
    Path folder;

    @Test
    void generatedMemberTypesAreAwaited() throws Exception {
        for (boolean first : List.of(true, false)) {
            GeneratingProcessor other = new GeneratingProcessor(BASE, LEVEL, POSE, NUMBERS);
            CedrosProcessor ours = new CedrosProcessor();
            Build build = Build.javac(folder.resolve("first" + first));
            Build.Result result = (first ? build.processors(ours, other) : build.processors(other, ours))
                    .compile(ROBOT, FLEET, OTHER);
            assertTrue(result.succeeded(), result.diagnostics()::toString);
            assertEquals(
                    Set.of(
                            "acme/FleetCodec.java",
                            "acme/FleetLayout.java",
                            "acme/OtherCodec.java",
                            "acme/OtherLayout.java",
                            "acme/RobotCodec.java",
                            "acme/RobotLayout.java",
                            "made/Base.java",
                            "made/Level.java",
                            "made/Numbers.java",
                            "made/Pose.java",
                            "made/PoseCodec.java",
                            "made/PoseLayout.java"),
                    result.sourcesOfMessages());
            Object bytes =
                    result.load().loadClass("acme.Robot").getMethod("bytes").invoke(null);
            assertEquals(4 + 4 + 4 + 8 + 1, bytes);
        }
    }

    @Test
    void eclipseAwaitsThemToo() throws Exception {
        Build.Result result = Build.eclipse(folder)
                .processors(new GeneratingProcessor(BASE, LEVEL, POSE, NUMBERS), new CedrosProcessor())
                .compile(ROBOT, FLEET, OTHER);
        assertTrue(result.succeeded(), result.diagnostics()::toString);
        Object bytes = result.load().loadClass("acme.Robot").getMethod("bytes").invoke(null);
        assertEquals(4 + 4 + 4 + 8 + 1, bytes);
    }

    @Test
    void textThatLooksLikeAnUnresolvedValue() {
        Build.Result result = Build.javac(folder).compile("""
            package acme;
            import dev.cedros.annotations.*;
            @RosMessage("acme/Robot")
            public record Robot(@RosField(defaultValue = "<error>") String name) {}
            """);
        assertEquals(Set.of("acme/RobotCodec.java", "acme/RobotLayout.java"), result.sourcesOfMessages());
    }

    @Test
    void nothingIsGeneratedForTypesThatNeverAppear() {
        Build.Result result = Build.javac(folder)
                .processors(new GeneratingProcessor(BASE, POSE), new CedrosProcessor())
                .compile(ROBOT, FLEET, OTHER);
        assertTrue(
                result.diagnostics().stream()
                        .anyMatch(line -> line.contains(
                                "[cedros:unresolved-type] No codec was written for acme.Robot: Robot.level"
                                        + " uses made.Level")),
                result.diagnostics()::toString);
        assertEquals(
                Set.of(
                        "acme/OtherCodec.java",
                        "acme/OtherLayout.java",
                        "made/Base.java",
                        "made/Pose.java",
                        "made/PoseCodec.java",
                        "made/PoseLayout.java"),
                result.sourcesOfMessages());
    }
}
