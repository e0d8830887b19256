package dev.cedros.benchmarks;

import dev.cedros.benchmarks.messages.Header;
import dev.cedros.benchmarks.messages.Image;
import dev.cedros.benchmarks.messages.JointState;
import dev.cedros.benchmarks.messages.LaserScan;
import dev.cedros.benchmarks.messages.Quaternion;
import dev.cedros.benchmarks.messages.TFMessage;
import dev.cedros.benchmarks.messages.Time;
import dev.cedros.benchmarks.messages.Transform;
import dev.cedros.benchmarks.messages.TransformStamped;
import dev.cedros.benchmarks.messages.Vector3;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.FloatSequence;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Messages of fixed shape with random values; the same number gives the same message. */
final class Samples {
    private static final int BEAMS = 1080;
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;

    private Samples() {}

    static TFMessage transforms(int number, int count) {
        Random random = new Random(number);
        List<TransformStamped> all = IntStream.range(0, count)
                .mapToObj(i -> new TransformStamped(
                        header(random, "base_link"),
                        "link_" + i,
                        new Transform(
                                new Vector3(random.nextDouble(), random.nextDouble(), random.nextDouble()),
                                new Quaternion(
                                        random.nextDouble(),
                                        random.nextDouble(),
                                        random.nextDouble(),
                                        random.nextDouble()))))
                .toList();
        return new TFMessage(all);
    }

    static JointState joints(int number, int count) {
        Random random = new Random(number);
        return new JointState(
                header(random, ""),
                IntStream.range(0, count).mapToObj(i -> "joint_" + i).toList(),
                DoubleSequence.of(random.doubles(count).toArray()),
                DoubleSequence.of(random.doubles(count).toArray()),
                DoubleSequence.of(random.doubles(count).toArray()));
    }

    static LaserScan scan(int number) {
        Random random = new Random(number);
        return new LaserScan(
                header(random, "laser"),
                -2.36f,
                2.36f,
                0.00437f,
                0f,
                0.025f,
                0.1f,
                30f,
                floats(random),
                floats(random));
    }

    static Image image(int number) {
        Random random = new Random(number);
        byte[] pixels = new byte[WIDTH * HEIGHT * 3];
        random.nextBytes(pixels);
        return new Image(header(random, "camera"), HEIGHT, WIDTH, "bgr8", 0, WIDTH * 3L, ByteSequence.of(pixels));
    }

    private static FloatSequence floats(Random random) {
        float[] values = new float[BEAMS];
        for (int i = 0; i < values.length; i++) {
            values[i] = random.nextFloat() * 30;
        }
        return FloatSequence.of(values);
    }

    private static Header header(Random random, String frame) {
        return new Header(new Time(random.nextInt(), random.nextInt(1_000_000_000)), frame);
    }
}
