package dev.cedros.benchmarks;

import dev.cedros.interfaces.sensor_msgs.msg.Image;
import dev.cedros.interfaces.sensor_msgs.msg.JointState;
import dev.cedros.interfaces.sensor_msgs.msg.LaserScan;
import dev.cedros.interfaces.sensor_msgs.msg.PointCloud2;
import dev.cedros.interfaces.sensor_msgs.msg.PointField;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.FloatSequence;
import java.util.List;
import java.util.Random;

/** What sensors send: short strings, and arrays of numbers, up to megabytes. */
final class SensorSamples {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;
    private static final int CLOUD_WIDTH = 640;
    private static final int CLOUD_HEIGHT = 480;
    private static final int POINT_STEP_BYTES = 32;

    private SensorSamples() {}

    static JointState joints(int number, int count) {
        Random random = new Random(number);
        return new JointState(
                Samples.header(random, ""),
                Samples.names("joint_", count),
                DoubleSequence.of(random.doubles(count).toArray()),
                DoubleSequence.of(random.doubles(count).toArray()),
                DoubleSequence.of(random.doubles(count).toArray()));
    }

    static LaserScan scan(int number, int beams) {
        Random random = new Random(number);
        return new LaserScan(
                Samples.header(random, "laser"),
                -2.36f,
                2.36f,
                0.00437f,
                0f,
                0.025f,
                0.1f,
                30f,
                floats(random, beams),
                floats(random, beams));
    }

    static Image image(int number) {
        Random random = new Random(number);
        byte[] pixels = new byte[WIDTH * HEIGHT * 3];
        random.nextBytes(pixels);
        return new Image(
                Samples.header(random, "camera"), HEIGHT, WIDTH, "bgr8", 0, WIDTH * 3L, ByteSequence.of(pixels));
    }

    static PointCloud2 cloud(int number) {
        Random random = new Random(number);
        byte[] points = new byte[CLOUD_WIDTH * CLOUD_HEIGHT * POINT_STEP_BYTES];
        random.nextBytes(points);
        return new PointCloud2(
                Samples.header(random, "velodyne"),
                CLOUD_HEIGHT,
                CLOUD_WIDTH,
                List.of(field("x", 0), field("y", 4), field("z", 8), field("intensity", 16)),
                false,
                POINT_STEP_BYTES,
                (long) CLOUD_WIDTH * POINT_STEP_BYTES,
                ByteSequence.of(points),
                true);
    }

    private static PointField field(String name, int offsetBytes) {
        return new PointField(name, offsetBytes, PointField.FLOAT32, 1);
    }

    private static FloatSequence floats(Random random, int count) {
        float[] values = new float[count];
        for (int i = 0; i < values.length; i++) {
            values[i] = random.nextFloat() * 30;
        }
        return FloatSequence.of(values);
    }
}
