package dev.cedros.processor.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.processor.Build;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Type hashes that the user says a type has. */
class TypeHashProblemsTest {
    private static final String TIME = "RIHS01_b106235e25a4c5ed35098aa0a61a3ee9c9b18d197f398b0e4206cea9acf9c197";
    private static final String OTHER = "RIHS01_" + "0123456789abcdef".repeat(4);

    @TempDir
    Path folder;

    private List<String> reported(String source) {
        return Build.javac(folder).options("-Xlint:all").compile(source).diagnostics();
    }

    @Test
    void theRightOne() {
        String source = """
            package acme;
            import dev.cedros.annotations.*;
            @RosMessage(value = "builtin_interfaces/Time", typeHash = "%s")
            public record Stamp(int sec, @RosField("uint32") long nanosec) {
                byte[] bytes() {
                    return StampCodec.TYPE_HASH.equals("%s") ? StampCodec.encode(this) : null;
                }
            }
            """;
        assertEquals(List.of(), reported(source.formatted(TIME, TIME)));
    }

    @Test
    void anotherOne() {
        String source = """
            package acme;
            import dev.cedros.annotations.*;
            @RosMessage(
                    value = "builtin_interfaces/Time",
                    typeHash = "%s")
            public record Stamp(int sec, @RosField("uint32") long nanosec) {
                byte[] bytes() {
                    return StampCodec.encode(this);
                }
            }
            """;
        assertEquals(List.of("""
            Stamp.java:5: [cedros:type-hash-mismatch] Stamp has the type hash %s, not %s. Its members are not those that\
             the hash was made of: compare these with the definition that it belongs to. Correct the members, or typeHash.
                builtin_interfaces/msg/Time
                  int32 sec
                  uint32 nanosec""".formatted(TIME, OTHER)), reported(source.formatted(OTHER)));
    }

    @Test
    void nestedTypesAreShownToo() {
        String source = """
            package acme;
            import dev.cedros.annotations.*;
            @RosMessage(value = "acme/Pose", typeHash = "%s")
            public record Pose(String name, Point[] points) {
                @RosMessage("acme/Point") public record Point(@RosField("float32[3]") float[] xyz) {}
                @RosMessage("acme/Empty") public record Empty() {}
            }
            """;
        assertEquals(List.of("""
            Pose.java:3: [cedros:type-hash-mismatch] Pose has the type hash \
            RIHS01_227ce7a80e0ee918b2e0ad1486ba9e9e338cda921f12317cc4f73997453d6be0, not %s. Its members are not those that\
             the hash was made of: compare these with the definition that it belongs to. Correct the members, or typeHash.
                acme/msg/Pose
                  string name
                  acme/msg/Point[] points
                acme/msg/Point
                  float32[3] xyz""".formatted(OTHER)), reported(source.formatted(OTHER)));
    }

    @Test
    void aTypeThatTheLibraryHasToo() {
        String library = """
            package dev.cedros.interfaces.acme.msg;
            import dev.cedros.annotations.*;
            @RosMessage("acme/Pose")
            public record Pose(double x, double y, Point point, int id) {
                @RosMessage("acme/Point") public record Point(int a, int b) {}
            }
            """;
        Build.Result built = Build.javac(folder.resolve("library")).compile(library);
        String hash = built.sources()
                .get("dev/cedros/interfaces/acme/msg/PoseCodec.java")
                .replaceAll("(?s).*TYPE_HASH = \"(\\w+)\".*", "$1");
        String source = """
            package acme;
            import dev.cedros.annotations.*;
            @RosMessage(value = "acme/Pose", typeHash = "%s")
            public record Pose(double x, float y, Point point, byte more) {
                @RosMessage("acme/Point") public record Point(int b, int a) {}
            }
            """.formatted(hash);
        List<String> reported = Build.javac(folder)
                .options("-Xlint:all")
                .with(built.classes())
                .compile(source)
                .diagnostics();
        assertEquals(1, reported.size(), reported::toString);
        String expected = "not " + hash + ". Compared with the definition that the hash belongs to, acme/msg/Pose.y is"
                + " float32 instead of float64; acme/msg/Pose.id is missing, a int32; acme/msg/Pose.more is too many; ";
        assertTrue(reported.get(0).contains(expected), reported::toString);
    }

    @Test
    void noHashAtAll() {
        String problem = " is not a type hash, which is RIHS01_ and 64 hexadecimal digits in lower case. Correct it, or"
                + " leave typeHash out.";
        Expected.report("""
            package acme;
            import dev.cedros.annotations.*;
            @RosMessage(value = "acme/Stamp",
                    typeHash = "b106235e") //! [cedros:invalid-type-hash] "b106235e" on Stamp%1$s
            public record Stamp(int sec) {
                byte[] bytes() {
                    return StampCodec.encode(this);
                }
            }
            """.formatted(problem), """
            package acme;
            import dev.cedros.annotations.*;
            @RosService(value = "acme/Add",
                    typeHash = "RIHS01_") //! [cedros:invalid-type-hash] "RIHS01_" on Add%1$s
            public interface Add {
                record Request(int a) {}
                record Response() {}
                static Object type() {
                    return AddService.TYPE;
                }
            }
            """.formatted(problem));
    }

    @Test
    void servicesAndActions() {
        String source = """
            package acme;
            import dev.cedros.annotations.*;
            @RosAction(
                    value = "example_interfaces/Fibonacci",
                    typeHash = "%s")
            public interface Fibonacci {
                record Goal(int order) {}
                record Result(int[] sequence) {}
                record Feedback(int[] sequence) {}
                static Object type() {
                    return FibonacciAction.TYPE.goal().decode(new byte[0]);
                }
            }
            """;
        String right = "RIHS01_9508051da1ea4658de144b09bd0690ff3de52104683d847aed764d2915906f51";
        assertEquals(List.of(), reported(source.formatted(right)));
        List<String> reported = reported(source.formatted(OTHER));
        assertEquals(1, reported.size(), reported::toString);
        String start =
                "Fibonacci.java:5: [cedros:type-hash-mismatch] Fibonacci has the type hash " + right + ", not " + OTHER;
        assertTrue(reported.get(0).startsWith(start), reported::toString);
        assertTrue(reported.get(0).contains("int32[] sequence"), reported::toString);
    }
}
