package dev.cedros.examples;

import dev.cedros.codec.MessageType;
import dev.cedros.interfaces.builtin_interfaces.msg.Duration;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.geometry_msgs.msg.Point;
import dev.cedros.interfaces.geometry_msgs.msg.Pose;
import dev.cedros.interfaces.geometry_msgs.msg.Quaternion;
import dev.cedros.interfaces.geometry_msgs.msg.Transform;
import dev.cedros.interfaces.geometry_msgs.msg.TransformStamped;
import dev.cedros.interfaces.geometry_msgs.msg.Vector3;
import dev.cedros.interfaces.sensor_msgs.msg.CompressedImage;
import dev.cedros.interfaces.sensor_msgs.msg.Imu;
import dev.cedros.interfaces.sensor_msgs.msg.ImuCodec;
import dev.cedros.interfaces.sensor_msgs.msg.JointState;
import dev.cedros.interfaces.sensor_msgs.msg.JointStateCodec;
import dev.cedros.interfaces.sensor_msgs.msg.LaserScan;
import dev.cedros.interfaces.sensor_msgs.msg.LaserScanCodec;
import dev.cedros.interfaces.sensor_msgs.msg.PointCloud2;
import dev.cedros.interfaces.sensor_msgs.msg.PointCloud2Codec;
import dev.cedros.interfaces.sensor_msgs.msg.PointField;
import dev.cedros.interfaces.std_msgs.msg.ColorRGBA;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.interfaces.tf2_msgs.msg.TFMessage;
import dev.cedros.interfaces.tf2_msgs.msg.TFMessageCodec;
import dev.cedros.interfaces.visualization_msgs.msg.Marker;
import dev.cedros.interfaces.visualization_msgs.msg.MarkerArray;
import dev.cedros.interfaces.visualization_msgs.msg.MarkerArrayCodec;
import dev.cedros.interfaces.visualization_msgs.msg.MeshFile;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.FloatSequence;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/** Messages that the program makes itself. */
final class Samples {
    private static final Time STAMP = new Time(1_700_000_000, 250_000_000);
    private static final Quaternion NO_ROTATION = new Quaternion(0, 0, 0, 1);

    /**
     * A message and its type.
     *
     * @param type the type
     * @param message the message
     */
    record Sample<T>(MessageType<T> type, T message) {
        byte[] bytes() {
            return type.encode(message);
        }
    }

    private Samples() {}

    /** Makes one message each of six types. */
    static List<Sample<?>> all() {
        return List.of(
                new Sample<>(JointStateCodec.TYPE, jointState()),
                new Sample<>(ImuCodec.TYPE, imu()),
                new Sample<>(TFMessageCodec.TYPE, tfMessage()),
                new Sample<>(LaserScanCodec.TYPE, laserScan()),
                new Sample<>(PointCloud2Codec.TYPE, pointCloud2()),
                new Sample<>(MarkerArrayCodec.TYPE, markerArray()));
    }

    static JointState jointState() {
        // tag::make-joint-state
        return new JointState(
                new Header(new Time(1_700_000_000, 250_000_000), "base_link"),
                List.of("shoulder", "elbow"),
                DoubleSequence.of(0.5, -1.25),
                DoubleSequence.of(0.0, 0.1),
                DoubleSequence.empty());
        // end::make-joint-state
    }

    static Imu imu() {
        DoubleSequence small = DoubleSequence.of(0.01, 0, 0, 0, 0.01, 0, 0, 0, 0.01);
        DoubleSequence unknown = DoubleSequence.of(new double[9]);
        return new Imu(
                new Header(STAMP, "imu_link"),
                NO_ROTATION,
                small,
                new Vector3(0, 0, 0.02),
                unknown,
                new Vector3(0.1, -0.2, 9.81),
                unknown);
    }

    static TFMessage tfMessage() {
        Transform wheel = new Transform(new Vector3(0.2, 0.15, 0), new Quaternion(0, 0.5, 0, 0.8660254));
        return new TFMessage(List.of(
                new TransformStamped(
                        new Header(STAMP, "odom"), "base_link", new Transform(new Vector3(1, 2, 0), NO_ROTATION)),
                new TransformStamped(new Header(STAMP, "base_link"), "left_wheel", wheel)));
    }

    static LaserScan laserScan() {
        int rays = 360;
        float step = (float) (2 * Math.PI / rays);
        FloatSequence.Builder ranges = FloatSequence.builder(rays);
        for (int i = 0; i < rays; i++) {
            // A round room of two metres, with a door through which the scanner sees nothing.
            ranges.add(i < 20 ? Float.POSITIVE_INFINITY : 2 + 0.001f * (i % 7));
        }
        return new LaserScan(
                new Header(STAMP, "laser"),
                (float) -Math.PI,
                (float) Math.PI,
                step,
                0,
                0.1f,
                0.05f,
                12,
                ranges.build(),
                FloatSequence.empty());
    }

    static PointCloud2 pointCloud2() {
        int width = 5;
        int pointStep = 16;
        ByteBuffer points = ByteBuffer.allocate(width * pointStep).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < width; i++) {
            points.putFloat(i).putFloat(0.5f * i).putFloat(0).putFloat(100 + i);
        }
        return new PointCloud2(
                new Header(STAMP, "velodyne"),
                1,
                width,
                List.of(
                        new PointField("x", 0, PointField.FLOAT32, 1),
                        new PointField("y", 4, PointField.FLOAT32, 1),
                        new PointField("z", 8, PointField.FLOAT32, 1),
                        new PointField("intensity", 12, PointField.FLOAT32, 1)),
                false,
                pointStep,
                (long) width * pointStep,
                ByteSequence.of(points.array()),
                true);
    }

    static MarkerArray markerArray() {
        List<Point> path = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            path.add(new Point(0.1 * i, Math.sin(0.1 * i), 0));
        }
        Pose origin = new Pose(new Point(0, 0, 0), NO_ROTATION);
        return new MarkerArray(List.of(
                marker(0, Marker.LINE_STRIP, origin, new Vector3(0.02, 0, 0), path, ""),
                marker(1, Marker.TEXT_VIEW_FACING, origin, new Vector3(0, 0, 0.2), List.of(), "start")));
    }

    private static Marker marker(int id, int type, Pose pose, Vector3 scale, List<Point> points, String text) {
        return new Marker(
                new Header(STAMP, "map"),
                "path",
                id,
                type,
                Marker.ADD,
                pose,
                scale,
                new ColorRGBA(0, 0.6f, 1, 1),
                new Duration(5, 0),
                false,
                points,
                List.of(),
                "",
                new CompressedImage(new Header(new Time(0, 0), ""), "", ByteSequence.empty()),
                List.of(),
                text,
                "",
                new MeshFile("", ByteSequence.empty()),
                false);
    }
}
