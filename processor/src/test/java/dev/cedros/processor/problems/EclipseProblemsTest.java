package dev.cedros.processor.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cedros.processor.Build;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same messages at the same places with the compiler of Eclipse, as far as it knows them. */
class EclipseProblemsTest {
    @TempDir
    Path folder;

    private void assertReported(List<String> expected, String... sources) {
        List<String> reported = Build.eclipse(folder).compile(sources).diagnostics().stream()
                .filter(line -> !line.contains(": WARNING: ") || line.contains("[cedros:"))
                .toList();
        assertEquals(expected, reported);
    }

    @Test
    void members() {
        assertReported(
                List.of(
                        "Imu.java:6: [cedros:unsupported-type] Imu.stamp has type java.util.Date, which has no ROS 2"
                                + " form. Use java.time.Instant or the Time message.",
                        "Imu.java:7: [cedros:type-mismatch] @RosField(\"float64[9]\") on Imu.covariance does not fit"
                                + " int[]. Use double[], or correct the ROS type.",
                        "Imu.java:8: WARNING: [cedros:boxed-list] Imu.values is a List that boxes every element. Use"
                                + " double[] or DoubleSequence, or silence this with"
                                + " @SuppressWarnings(\"cedros:boxed-list\")."),
                """
                package acme;
                import dev.cedros.annotations.RosField;
                import dev.cedros.annotations.RosMessage;
                @RosMessage("acme/Imu")
                public record Imu(
                        java.util.Date stamp,
                        @RosField("float64[9]") int[] covariance,
                        java.util.List<Double> values) {
                    byte[] bytes() {
                        return ImuCodec.encode(this);
                    }
                }
                """);
    }

    @Test
    void classes() {
        assertReported(
                List.of(
                        "Imu.java:4: [cedros:no-constructor] Imu has no constructor that decoding could use. Add"
                                + " Imu(double x), or a no-argument constructor and setters; neither private. @RosConstructor chooses one that takes some of the members.",
                        "Imu.java:6: [cedros:checked-exception] Imu.getX() throws java.io.IOException, which a codec"
                                + " cannot pass on. Throw an unchecked exception instead."),
                """
                package acme;
                import dev.cedros.annotations.RosMessage;
                @RosMessage("acme/Imu")
                public class Imu {
                    private double x;
                    public double getX() throws java.io.IOException {
                        return x;
                    }
                    Imu(int y, int z) {}
                    static int size(Imu imu) {
                        return ImuCodec.serializedSize(imu);
                    }
                }
                """);
    }

    @Test
    void recordsAndEnumConstantsAreReportedNearby() {
        assertReported(
                List.of(
                        "Box.java:5: [cedros:generic-class] Box is generic, and ROS messages are not. Write one class"
                                + " for each type that you send.",
                        "State.java:4: [cedros:invalid-enum] State.OFF has no number. Give it one with @RosEnum.Value;"
                                + " only the fallback needs none."),
                """
                package acme;
                import dev.cedros.annotations.RosMessage;
                @RosMessage("acme/Box")
                public record Box<T>(
                        int size) {}
                """,
                """
                package acme;
                import dev.cedros.annotations.RosEnum;
                @RosEnum
                public enum State {
                    @RosEnum.Value(0) ON,
                    OFF
                }
                """);
    }
}
