package dev.cedros.interfaces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrReader;
import dev.cedros.codec.LayoutCodec;
import dev.cedros.codec.MessageType;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.geometry_msgs.msg.PoseArrayCodec;
import dev.cedros.interfaces.nav_msgs.msg.PathCodec;
import dev.cedros.interfaces.sensor_msgs.msg.Image;
import dev.cedros.interfaces.sensor_msgs.msg.ImageCodec;
import dev.cedros.interfaces.sensor_msgs.msg.JointStateCodec;
import dev.cedros.interfaces.sensor_msgs.msg.LaserScan;
import dev.cedros.interfaces.sensor_msgs.msg.LaserScanCodec;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.interfaces.visualization_msgs.msg.MarkerArrayCodec;
import dev.cedros.payload.Payload;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.FloatSequence;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Payloads in slices and in direct memory give the values and errors of one array, wherever they are split. */
class SplitPayloadsTest {
    private static final int HEADER = 4;
    private static final int WINDOW = 8192;
    private static final List<String> KINDS = List.of(
            "std_msgs/msg/Empty",
            "std_msgs/msg/Header",
            "std_msgs/msg/Float64MultiArray",
            "diagnostic_msgs/msg/DiagnosticArray",
            "geometry_msgs/msg/PoseWithCovarianceStamped",
            "nav_msgs/msg/Path",
            "sensor_msgs/msg/BatteryState",
            "sensor_msgs/msg/CameraInfo",
            "sensor_msgs/msg/JointState",
            "sensor_msgs/msg/LaserScan",
            "sensor_msgs/msg/PointCloud2",
            "tf2_msgs/msg/TFMessage",
            "trajectory_msgs/msg/JointTrajectory",
            "visualization_msgs/msg/Marker",
            "rcl_interfaces/msg/ParameterEvent");
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static Object kept = "";

    private final Random random = random();

    private static Random random() {
        long seed = Long.getLong("cedros.seed", System.nanoTime());
        System.out.println("SplitPayloadsTest seed " + seed + " (-Dcedros.seed=" + seed + ")");
        return new Random(seed);
    }

    private static List<MessageType<?>> types() {
        List<MessageType<?>> types = Codecs.types(Codecs.CLASSES, SplitPayloadsTest.class.getClassLoader()).stream()
                .filter(type -> KINDS.contains(type.typeName()))
                .toList();
        assertEquals(KINDS.size(), types.size());
        return types;
    }

    private static CdrOptions options(int number) {
        return CdrOptions.DEFAULT.withByteOrder(number % 2 == 0 ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
    }

    private ByteBuffer slice(byte[] bytes, int from, int to) {
        ByteBuffer part = ByteBuffer.wrap(bytes, from, to - from);
        return switch (random.nextInt(3)) {
            case 0 -> part;
            case 1 -> part.asReadOnlyBuffer();
            default -> ByteBuffer.allocateDirect(to - from).put(part).flip();
        };
    }

    private Payload split(byte[] bytes, int at) {
        return Payload.of(List.of(slice(bytes, 0, at), slice(bytes, at, bytes.length)));
    }

    private static Payload direct(byte[] bytes) {
        return Payload.of(ByteBuffer.allocateDirect(bytes.length).put(bytes).flip());
    }

    private static Object outcome(Supplier<Object> decode) {
        try {
            return decode.get();
        } catch (CdrException e) {
            return Arrays.asList(e.code(), e.typeName(), e.offset(), e.length(), e.member(), e.getMessage());
        }
    }

    /** Values are compared as messages are, errors by all that they tell. */
    private static <T> void same(MessageType<T> type, Object expected, Object seen, Supplier<String> what) {
        if (type.javaType().isInstance(expected) && type.javaType().isInstance(seen)) {
            T one = type.javaType().cast(expected);
            assertTrue(type.equal(one, type.javaType().cast(seen)), what);
        } else {
            assertEquals(expected, seen, what);
        }
    }

    @Test
    void everySplitOfAMessage() {
        for (MessageType<?> type : types()) {
            for (int number = 0; number < 4; number++) {
                CdrOptions options = options(number);
                byte[] bytes = RandomBytes.of(type.description(), random.nextLong(), options, 0);
                everySplit(type, bytes, options);
                everySplit(LayoutCodec.of(type.description()), bytes, options);
            }
        }
    }

    private void everySplit(MessageType<?> type, byte[] bytes, CdrOptions options) {
        Object expected = type.decode(bytes, options);
        for (int at = 0; at <= bytes.length; at++) {
            Payload payload = split(bytes, at);
            String what = type + " split at " + at;
            same(type, expected, type.decode(payload, options), () -> what);
            same(type, expected, type.decodeBorrowed(payload, options), () -> what);
        }
    }

    @Test
    void everyCutAndManyEditsOfSplitMessages() {
        for (MessageType<?> type : types()) {
            byte[] bytes = RandomBytes.of(type.description(), random.nextLong(), CdrOptions.DEFAULT, 0);
            for (MessageType<?> codec : List.of(type, LayoutCodec.of(type.description()))) {
                for (int length = 0; length < bytes.length; length++) {
                    sameOutcome(codec, Arrays.copyOf(bytes, length));
                }
                for (int i = 0; i < bytes.length; i++) {
                    byte[] edited = bytes.clone();
                    edited[i] ^= (byte) (1 + random.nextInt(255));
                    sameOutcome(codec, edited);
                }
            }
        }
    }

    private void sameOutcome(MessageType<?> type, byte[] hostile) {
        Payload payload = split(hostile, random.nextInt(hostile.length + 1));
        same(type, outcome(() -> type.decode(hostile)), outcome(() -> type.decode(payload)), type::toString);
    }

    /** What a reader sees of a payload at first ends at each byte of the messages in turn. */
    @Test
    void messagesWhereTheWindowEnds() {
        for (MessageType<?> type : types()) {
            for (int number = 0; number < 2; number++) {
                CdrOptions options = options(number);
                long seed = random.nextLong();
                int size = RandomBytes.of(type.description(), seed, options, 7).length;
                for (int inside = 0; inside < size + 8; inside++) {
                    int start = WINDOW - HEADER - inside;
                    byte[] bytes = RandomBytes.of(type.description(), seed, options, start);
                    for (MessageType<?> codec : List.of(type, LayoutCodec.of(type.description()))) {
                        compareBehind(codec, bytes, start, options);
                        byte[] edited = bytes.clone();
                        int at = bytes.length - 1 - random.nextInt(bytes.length - HEADER - start);
                        edited[at] ^= (byte) (1 + random.nextInt(255));
                        compareBehind(codec, edited, start, options);
                        compareBehind(codec, Arrays.copyOf(bytes, at), start, options);
                    }
                }
            }
        }
    }

    private static void compareBehind(MessageType<?> type, byte[] bytes, int start, CdrOptions options) {
        Object expected = outcome(() -> readBehind(type, CdrReader.of(bytes, options), start));
        Object seen = outcome(() -> readBehind(type, CdrReader.of(direct(bytes), options), start));
        same(type, expected, seen, () -> type + " behind " + start);
    }

    private static Object readBehind(MessageType<?> type, CdrReader in, int start) {
        in.readEncapsulation();
        in.skip(1, start);
        Object message = type.read(in);
        in.readEnd();
        return message;
    }

    private static LaserScan scan(int values) {
        FloatSequence ranges = FloatSequence.of(new float[values]);
        return new LaserScan(new Header(new Time(1, 2), "laser"), 1, 2, 3, 4, 5, 6, 7, ranges, ranges);
    }

    /** A message with a list of so many elements, which the bytes of the elements follow; everything else is 0. */
    private static byte[] repeated(int zerosBefore, int count, int elementSize) {
        ByteBuffer bytes = ByteBuffer.allocate(HEADER + zerosBefore + 4 + count * elementSize + 64);
        bytes.order(ByteOrder.LITTLE_ENDIAN).put(1, (byte) 1).putInt(HEADER + zerosBefore, count);
        return bytes.array();
    }

    /** Beside the message nothing is allocated that grows with the payload. */
    @Test
    void largeMessagesInDirectMemoryAllocateThemselvesAlone() {
        Header header = new Header(new Time(1, 2), "camera");
        Image image = new Image(header, 1000, 1333, "bgr8", 0, 3999, ByteSequence.of(new byte[3_999_000]));
        allocatesItselfAlone(ImageCodec.TYPE, ImageCodec.encode(image));
        allocatesItselfAlone(LaserScanCodec.TYPE, LaserScanCodec.encode(scan(500_000)));
        allocatesItselfAlone(
                LaserScanCodec.TYPE,
                LaserScanCodec.encode(scan(500_000), CdrOptions.DEFAULT.withByteOrder(ByteOrder.BIG_ENDIAN)));
        // Stamp and an empty frame, then poses.
        CdrOptions lenient = CdrOptions.DEFAULT.withAllowTrailingBytes(true);
        byte[] poses = repeated(12, 70_000, 56);
        assertEquals(
                70_000, PoseArrayCodec.decode(direct(poses), lenient).poses().size());
        allocatesItselfAlone(PoseArrayCodec.TYPE, PoseArrayCodec.encode(PoseArrayCodec.decode(direct(poses), lenient)));
        byte[] markers = repeated(0, 20_000, 200);
        allocatesItselfAlone(MarkerArrayCodec.TYPE, MarkerArrayCodec.encode(MarkerArrayCodec.decode(markers, lenient)));
        allocatesItselfAlone(PathCodec.TYPE, PathCodec.encode(PathCodec.decode(repeated(12, 40_000, 72), lenient)));
        byte[] joints = RandomBytes.of(JointStateCodec.TYPE.description(), 1, CdrOptions.DEFAULT, 0);
        allocatesItselfAlone(JointStateCodec.TYPE, joints);
    }

    private static <T> void allocatesItselfAlone(MessageType<T> type, byte[] bytes) {
        Payload payload = direct(bytes);
        assertTrue(type.equal(type.decode(bytes), type.decode(payload)));
        LayoutCodec layout = LayoutCodec.of(type.description());
        assertEquals(layout.decode(bytes), layout.decode(payload));
        long message = allocated(() -> type.decode(bytes));
        long direct = allocated(() -> type.decode(payload));
        assertTrue(direct <= message + (16 << 10), type + ": " + direct + " bytes, " + message + " of an array");
        long interpreted = allocated(() -> layout.decode(bytes));
        long interpretedDirect = allocated(() -> layout.decode(payload));
        assertTrue(interpretedDirect <= interpreted + (16 << 10), type + ": " + interpretedDirect + " bytes");
    }

    private static long allocated(Supplier<Object> decode) {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 10; i++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            kept = decode.get();
            least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
        }
        return least;
    }
}
