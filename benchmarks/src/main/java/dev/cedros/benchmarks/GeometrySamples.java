package dev.cedros.benchmarks;

import dev.cedros.interfaces.geometry_msgs.msg.Point;
import dev.cedros.interfaces.geometry_msgs.msg.Pose;
import dev.cedros.interfaces.geometry_msgs.msg.PoseArray;
import dev.cedros.interfaces.geometry_msgs.msg.PoseStamped;
import dev.cedros.interfaces.geometry_msgs.msg.Quaternion;
import dev.cedros.interfaces.geometry_msgs.msg.Transform;
import dev.cedros.interfaces.geometry_msgs.msg.TransformStamped;
import dev.cedros.interfaces.geometry_msgs.msg.Vector3;
import dev.cedros.interfaces.nav_msgs.msg.Path;
import dev.cedros.interfaces.tf2_msgs.msg.TFMessage;
import java.util.List;
import java.util.Random;

/** Transforms, poses and paths: many small numbers, and lists of nested messages. */
final class GeometrySamples {
    private GeometrySamples() {}

    static TFMessage transforms(int number, int count) {
        Random random = new Random(number);
        List<String> links = Samples.names("link_", count);
        return new TFMessage(Samples.list(count, i -> transform(random, links.get(i))));
    }

    private static TransformStamped transform(Random random, String link) {
        return new TransformStamped(
                Samples.header(random, "base_link"), link, new Transform(vector(random), quaternion(random)));
    }

    static PoseArray poses(int number, int count) {
        Random random = new Random(number);
        return new PoseArray(Samples.header(random, "map"), Samples.list(count, i -> pose(random)));
    }

    static Path path(int number, int count) {
        Random random = new Random(number);
        return new Path(
                Samples.header(random, "map"),
                Samples.list(count, i -> new PoseStamped(Samples.header(random, "map"), pose(random))));
    }

    static Pose pose(Random random) {
        return new Pose(point(random), quaternion(random));
    }

    static Point point(Random random) {
        return new Point(random.nextDouble(), random.nextDouble(), random.nextDouble());
    }

    static Vector3 vector(Random random) {
        return new Vector3(random.nextDouble(), random.nextDouble(), random.nextDouble());
    }

    private static Quaternion quaternion(Random random) {
        return new Quaternion(random.nextDouble(), random.nextDouble(), random.nextDouble(), random.nextDouble());
    }
}
