package dev.cedros.interfaces;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.InvalidMessageException;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.builtin_interfaces.msg.TimeSequence;
import dev.cedros.interfaces.geometry_msgs.msg.Point;
import dev.cedros.interfaces.geometry_msgs.msg.Point32Sequence;
import dev.cedros.interfaces.geometry_msgs.msg.PointSequence;
import dev.cedros.interfaces.geometry_msgs.msg.Pose;
import dev.cedros.interfaces.geometry_msgs.msg.PoseSequence;
import dev.cedros.interfaces.geometry_msgs.msg.PoseWithCovariance;
import dev.cedros.interfaces.geometry_msgs.msg.PoseWithCovarianceSequence;
import dev.cedros.interfaces.geometry_msgs.msg.Quaternion;
import dev.cedros.interfaces.geometry_msgs.msg.QuaternionSequence;
import dev.cedros.interfaces.std_msgs.msg.ColorRGBASequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.PackedSequence;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The packed sequences of the standard messages, used as their callers do. */
class PackedSequencesTest {
    private static final PointSequence POINTS =
            PointSequence.builder(2).add(1, 2, 3).add(new Point(4, 5, 6)).build();
    private static final Pose POSE = new Pose(new Point(1, 2, 3), new Quaternion(4, 5, 6, 7));

    @Test
    void theseMessagesHaveOne() throws IOException {
        Path classes = Path.of(PointSequence.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath());
        Set<String> found = new TreeSet<>();
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(each -> each.toString().endsWith("Sequence.class"))
                    .toList()) {
                found.add(file.getFileName().toString().replace("Sequence.class", ""));
            }
        }
        assertEquals(
                Set.of(
                        "Accel",
                        "AccelWithCovariance",
                        "AddTwoInts_Request",
                        "Builtins",
                        "Clock",
                        "ColorRGBA",
                        "Duration",
                        "FloatingPointRange",
                        "Gid",
                        "Inertia",
                        "IntegerRange",
                        "MeshTriangle",
                        "Plane",
                        "Point",
                        "Point32",
                        "Pose",
                        "Pose2D",
                        "PoseWithCovariance",
                        "Quaternion",
                        "Time",
                        "Transform",
                        "Twist",
                        "TwistWithCovariance",
                        "UUID",
                        "UVCoordinate",
                        "Vector3",
                        "Wrench"),
                found);
    }

    @Test
    void givesSingleNumbers() {
        assertEquals(2, POINTS.size());
        assertEquals(1, POINTS.x(0));
        assertEquals(6, POINTS.z(1));
        assertEquals(new Point(4, 5, 6), POINTS.get(1));
        PoseSequence poses = PoseSequence.of(POSE);
        assertEquals(2, poses.positionY(0));
        assertEquals(7, poses.orientationW(0));
        assertEquals(POSE, poses.get(0));
    }

    @Test
    void refusesIndicesAsListsDo() {
        for (int index : new int[] {-1, 2}) {
            String message = "Index " + index + " out of bounds for length 2";
            assertEquals(
                    message,
                    assertThrows(IndexOutOfBoundsException.class, () -> POINTS.x(index))
                            .getMessage());
            assertEquals(
                    message,
                    assertThrows(IndexOutOfBoundsException.class, () -> POINTS.get(index))
                            .getMessage());
        }
        assertThrows(
                IndexOutOfBoundsException.class, () -> PointSequence.empty().y(0));
    }

    @Test
    void givesColumnsAndVisits() {
        assertArrayEquals(new double[] {2, 5}, POINTS.ys());
        assertArrayEquals(new float[0], Point32Sequence.empty().xs());
        List<String> visited = new ArrayList<>();
        POINTS.visit((x, y, z) -> visited.add(x + " " + y + " " + z));
        assertEquals(List.of("1.0 2.0 3.0", "4.0 5.0 6.0"), visited);
    }

    @Test
    void holdsFixedArrays() {
        double[] covariance = IntStream.range(0, 36).asDoubleStream().toArray();
        PoseWithCovariance element = new PoseWithCovariance(POSE, DoubleSequence.of(covariance));
        PoseWithCovarianceSequence poses = PoseWithCovarianceSequence.builder()
                .add(element)
                .add(1, 2, 3, 4, 5, 6, 7, covariance)
                .build();
        assertEquals(List.of(element, element), poses);
        assertEquals(35, poses.covariance(1, 35));
        assertEquals(7, poses.poseOrientationW(1));
        assertEquals(72, poses.covariances().length);
        assertArrayEquals(covariance, Arrays.copyOfRange(poses.covariances(), 36, 72));
        List<Double> sums = new ArrayList<>();
        poses.visit((x, y, z, a, b, c, w, array) ->
                sums.add(w + Arrays.stream(array).sum()));
        assertEquals(List.of(637.0, 637.0), sums);
        assertThrows(IndexOutOfBoundsException.class, () -> poses.covariance(0, 36));
        assertThrows(IndexOutOfBoundsException.class, () -> poses.covariance(0, -1));
    }

    @Test
    void namesWhatCannotBePacked() {
        assertRefused("field [1]: is null.", () -> PointSequence.of(new Point(1, 2, 3), null));
        assertRefused("field [0].orientation: is null.", () -> PoseSequence.of(new Pose(new Point(1, 2, 3), null)));
        assertRefused(
                "field [1].covariance: has 2 elements; the array takes exactly 36.",
                () -> PoseWithCovarianceSequence.builder()
                        .add(1, 2, 3, 4, 5, 6, 7, new double[36])
                        .add(1, 2, 3, 4, 5, 6, 7, new double[2]));
        assertRefused(
                "field [0].covariance: is null.",
                () -> PoseWithCovarianceSequence.builder().add(1, 2, 3, 4, 5, 6, 7, null));
        assertRefused(
                "field [0].nanosec: -1 does not fit uint32",
                () -> TimeSequence.builder().add(1, -1));
        assertRefused("The collection is null.", () -> PointSequence.copyOf(null));
        assertRefused("The array is null.", () -> PointSequence.of((Point[]) null));
        assertRefused("The collection is null.", () -> PointSequence.builder().addAll(null));
        assertThrows(IllegalArgumentException.class, () -> PointSequence.builder(-1));
    }

    private static void assertRefused(String message, Runnable packing) {
        String shown = assertThrows(InvalidMessageException.class, packing::run).getMessage();
        assertTrue(shown.startsWith(message), shown);
    }

    @Test
    void aRefusedElementLeavesTheBuilderAsItWas() {
        TimeSequence.Builder builder = TimeSequence.builder().add(1, 2);
        for (int i = 0; i < 20; i++) {
            assertThrows(InvalidMessageException.class, () -> builder.add(3, 1L << 32));
        }
        assertEquals(List.of(new Time(1, 2), new Time(5, 6)), builder.add(5, 6).build());
    }

    @Test
    void copiesOnlyWhatItHasTo() {
        assertSame(PointSequence.empty(), PointSequence.of());
        assertSame(PointSequence.empty(), PointSequence.builder(5).build());
        assertSame(PointSequence.empty(), POINTS.subList(1, 1));
        assertSame(POINTS, PointSequence.copyOf(POINTS));
        assertSame(POINTS, POINTS.detached());
        PointSequence.Builder builder = PointSequence.builder(1).add(1, 2, 3);
        PointSequence first = builder.build();
        assertEquals(3, builder.add(4, 5, 6).addAll(first).build().size());
        assertEquals(List.of(new Point(1, 2, 3)), first);
    }

    @Test
    void differentKindsAreEqualOnlyWithoutElements() {
        assertEquals(PointSequence.empty(), QuaternionSequence.empty());
        assertFalse(PointSequence.of(new Point(0, 0, 0))
                .equals(ColorRGBASequence.builder().add(0, 0, 0, 0).build()));
    }

    /** An object has a header of 12 bytes, and each of these takes 4. */
    @Test
    void takesThirtyTwoBytesBesidesItsElements() {
        List<String> fields = new ArrayList<>();
        for (Class<?> type = PointSequence.class; type != null; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    fields.add(field.getType().getSimpleName() + " " + field.getName());
                }
            }
        }
        assertEquals(List.of("byte[] bytes", "int offset", "int size", "Lease lease"), fields);
        assertSame(PackedSequence.class, PointSequence.class.getSuperclass());
    }
}
