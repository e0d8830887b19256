package dev.cedros.benchmarks;

import dev.cedros.interfaces.builtin_interfaces.msg.Duration;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.sensor_msgs.msg.CompressedImage;
import dev.cedros.interfaces.std_msgs.msg.ColorRGBA;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.interfaces.visualization_msgs.msg.Marker;
import dev.cedros.interfaces.visualization_msgs.msg.MarkerArray;
import dev.cedros.interfaces.visualization_msgs.msg.MeshFile;
import dev.cedros.sequence.ByteSequence;
import java.util.List;
import java.util.Random;

/** Markers: strings, many nested numbers, and lists of points and colours, which are short or long. */
final class MarkerSamples {
    private static final int FEW = 4;
    private static final int REFERENCE = 200;
    private static final CompressedImage NO_TEXTURE =
            new CompressedImage(new Header(new Time(0, 0), ""), "", ByteSequence.empty());
    private static final MeshFile NO_MESH = new MeshFile("", ByteSequence.empty());

    private MarkerSamples() {}

    static Marker few(int number) {
        return few(new Random(number));
    }

    static MarkerArray few(int number, int count) {
        Random random = new Random(number);
        return new MarkerArray(Samples.list(count, i -> few(random)));
    }

    static Marker reference(int number) {
        return reference(new Random(number));
    }

    static MarkerArray reference(int number, int count) {
        Random random = new Random(number);
        return new MarkerArray(Samples.list(count, i -> reference(random)));
    }

    private static Marker few(Random random) {
        return marker(random, new Names("map", "markers", "", ""), FEW);
    }

    private static Marker reference(Random random) {
        Names names =
                new Names("benchmark_frame", "benchmark_ns", "some label text", "package://some_pkg/meshes/model.dae");
        return marker(random, names, REFERENCE);
    }

    private static Marker marker(Random random, Names names, int points) {
        return new Marker(
                Samples.header(random, names.frame()),
                names.ns(),
                random.nextInt(1000),
                Marker.LINE_STRIP,
                Marker.ADD,
                GeometrySamples.pose(random),
                GeometrySamples.vector(random),
                color(random),
                new Duration(random.nextInt(100), random.nextInt(1_000_000_000)),
                random.nextBoolean(),
                Samples.list(points, i -> GeometrySamples.point(random)),
                Samples.list(points, i -> color(random)),
                "",
                NO_TEXTURE,
                List.of(),
                names.text(),
                names.mesh(),
                NO_MESH,
                random.nextBoolean());
    }

    private static ColorRGBA color(Random random) {
        return new ColorRGBA(random.nextFloat(), random.nextFloat(), random.nextFloat(), random.nextFloat());
    }

    private record Names(String frame, String ns, String text, String mesh) {}
}
