package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cedros.codec.MessageType;
import dev.cedros.codec.Messages;
import dev.cedros.interfaces.builtin_interfaces.msg.Duration;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.diagnostic_msgs.msg.DiagnosticArray;
import dev.cedros.interfaces.diagnostic_msgs.msg.DiagnosticArrayCodec;
import dev.cedros.interfaces.diagnostic_msgs.msg.DiagnosticStatus;
import dev.cedros.interfaces.diagnostic_msgs.msg.KeyValue;
import dev.cedros.interfaces.example_interfaces.msg.WString;
import dev.cedros.interfaces.example_interfaces.msg.WStringCodec;
import dev.cedros.interfaces.geometry_msgs.msg.Point;
import dev.cedros.interfaces.geometry_msgs.msg.Pose;
import dev.cedros.interfaces.geometry_msgs.msg.PoseArray;
import dev.cedros.interfaces.geometry_msgs.msg.PoseArrayCodec;
import dev.cedros.interfaces.geometry_msgs.msg.Quaternion;
import dev.cedros.interfaces.geometry_msgs.msg.Transform;
import dev.cedros.interfaces.geometry_msgs.msg.TransformStamped;
import dev.cedros.interfaces.geometry_msgs.msg.Vector3;
import dev.cedros.interfaces.sensor_msgs.msg.CompressedImage;
import dev.cedros.interfaces.sensor_msgs.msg.JointState;
import dev.cedros.interfaces.sensor_msgs.msg.JointStateCodec;
import dev.cedros.interfaces.sensor_msgs.msg.LaserScan;
import dev.cedros.interfaces.sensor_msgs.msg.LaserScanCodec;
import dev.cedros.interfaces.sensor_msgs.msg.PointCloud2;
import dev.cedros.interfaces.sensor_msgs.msg.PointCloud2Codec;
import dev.cedros.interfaces.sensor_msgs.msg.PointField;
import dev.cedros.interfaces.std_msgs.msg.Bool;
import dev.cedros.interfaces.std_msgs.msg.BoolCodec;
import dev.cedros.interfaces.std_msgs.msg.ColorRGBA;
import dev.cedros.interfaces.std_msgs.msg.Empty;
import dev.cedros.interfaces.std_msgs.msg.EmptyCodec;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.interfaces.std_msgs.msg.HeaderCodec;
import dev.cedros.interfaces.std_msgs.msg.Int16MultiArray;
import dev.cedros.interfaces.std_msgs.msg.Int16MultiArrayCodec;
import dev.cedros.interfaces.std_msgs.msg.Int64MultiArray;
import dev.cedros.interfaces.std_msgs.msg.Int64MultiArrayCodec;
import dev.cedros.interfaces.std_msgs.msg.MultiArrayDimension;
import dev.cedros.interfaces.std_msgs.msg.MultiArrayLayout;
import dev.cedros.interfaces.std_msgs.msg.StringCodec;
import dev.cedros.interfaces.tf2_msgs.msg.TFMessage;
import dev.cedros.interfaces.tf2_msgs.msg.TFMessageCodec;
import dev.cedros.interfaces.visualization_msgs.msg.Marker;
import dev.cedros.interfaces.visualization_msgs.msg.MarkerCodec;
import dev.cedros.interfaces.visualization_msgs.msg.MeshFile;
import dev.cedros.interfaces.visualization_msgs.msg.UVCoordinate;
import dev.cedros.node.inprocess.InProcessOptions;
import dev.cedros.node.inprocess.InProcessTransport;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.FloatSequence;
import dev.cedros.sequence.LongSequence;
import dev.cedros.sequence.ShortSequence;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Wherever a transport cuts a payload, the message that arrives is the one that was published, by every way. */
@Timeout(120)
class SplitTest {
    /** By how many ways a message is received in {@link #exchange}. */
    private static final int WAYS = 9;

    private static final Header HEADER = new Header(new Time(1_700_000_000, 999_999_999), "map");

    /** A message with the type that it is of. */
    private record Case<T>(MessageType<T> type, T message) {
        @Override
        public String toString() {
            return type.typeName();
        }
    }

    static Stream<Case<?>> cases() {
        Point point = new Point(1.5, -2.25, Double.MIN_VALUE);
        Pose pose = new Pose(point, new Quaternion(0, 0, 0.6, 0.8));
        ColorRGBA color = new ColorRGBA(1, 0.5f, 0.25f, 1);
        ByteSequence bytes = ByteSequence.of(new byte[] {0, 1, -1, 127, -128, 5, 6});
        CompressedImage texture = new CompressedImage(HEADER, "png", bytes);
        MultiArrayLayout layout = new MultiArrayLayout(List.of(new MultiArrayDimension("x", 3, 3)), 0);
        DiagnosticStatus status = new DiagnosticStatus(
                2, "arm", "zu heiß", "\ud83d\ude00", List.of(new KeyValue("t", "99"), new KeyValue("", "")));
        TransformStamped transform =
                new TransformStamped(HEADER, "base", new Transform(new Vector3(1, 2, 3), new Quaternion(0, 0, 0, 1)));
        FloatSequence floats = FloatSequence.of(new float[] {1, Float.NaN, 3.5f, -0f, Float.MAX_VALUE});
        return Stream.of(
                new Case<>(EmptyCodec.TYPE, new Empty()),
                new Case<>(BoolCodec.TYPE, new Bool(true)),
                new Case<>(StringCodec.TYPE, new dev.cedros.interfaces.std_msgs.msg.String("grüße, \u6f22\u5b57")),
                new Case<>(HeaderCodec.TYPE, HEADER),
                new Case<>(
                        JointStateCodec.TYPE,
                        new JointState(
                                HEADER,
                                List.of("shoulder", "", "elbow"),
                                DoubleSequence.of(1, 2, 3),
                                DoubleSequence.empty(),
                                DoubleSequence.of(Math.PI))),
                new Case<>(
                        MarkerCodec.TYPE,
                        new Marker(
                                HEADER,
                                "ns",
                                7,
                                1,
                                0,
                                pose,
                                new Vector3(1, 1, 1),
                                color,
                                new Duration(-1, 1),
                                true,
                                List.of(point, point),
                                List.of(color),
                                "file",
                                texture,
                                List.of(new UVCoordinate(0, 1)),
                                "text",
                                "mesh",
                                new MeshFile("m.stl", bytes),
                                true)),
                new Case<>(TFMessageCodec.TYPE, new TFMessage(List.of(transform, transform))),
                new Case<>(
                        PointCloud2Codec.TYPE,
                        new PointCloud2(
                                HEADER,
                                1,
                                2,
                                List.of(new PointField("x", 0, 7, 1), new PointField("y", 4, 7, 1)),
                                false,
                                8,
                                16,
                                ByteSequence.of(new byte[16]),
                                true)),
                new Case<>(LaserScanCodec.TYPE, new LaserScan(HEADER, -1, 1, 0.5f, 0, 0.1f, 0.2f, 30, floats, floats)),
                new Case<>(PoseArrayCodec.TYPE, new PoseArray(HEADER, List.of(pose, pose, pose))),
                new Case<>(DiagnosticArrayCodec.TYPE, new DiagnosticArray(HEADER, List.of(status, status))),
                new Case<>(Int16MultiArrayCodec.TYPE, new Int16MultiArray(layout, ShortSequence.of(new short[] {
                    1, -2, Short.MAX_VALUE
                }))),
                new Case<>(
                        Int64MultiArrayCodec.TYPE, new Int64MultiArray(layout, LongSequence.of(1, -2, Long.MAX_VALUE))),
                new Case<>(WStringCodec.TYPE, new WString("wide \u6f22\ud83d\ude00")));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void onTheHeap(Case<?> message) {
        everySplit(message, false);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void outsideOfTheHeap(Case<?> message) {
        everySplit(message, true);
    }

    private static <T> void everySplit(Case<T> message, boolean direct) {
        int size = message.type().encode(message.message()).length;
        for (int fragment = 0; fragment <= size; fragment++) {
            InProcessOptions options =
                    InProcessOptions.DEFAULT.withFragmentBytes(fragment).withDirectMemory(direct);
            InProcessTransport transport = InProcessTransport.create(options);
            List<Object> errors = new ArrayList<>();
            List<Object> received = new ArrayList<>();
            try (NodeExecutor executor = NodeExecutor.over(Runnable::run);
                    Context context = Context.of(transport)) {
                Node node = context.node(
                        NodeOptions.of("node").withExecutor(executor).withErrorHandler(errors::add));
                exchange(node, message, received);
            }
            String where = "slices of " + fragment + " bytes";
            assertEquals(List.of(), errors, where);
            assertEquals(WAYS, received.size(), where);
            for (Object one : received) {
                assertEquals(message.message(), one, where);
            }
            assertEquals(0, transport.outstanding(), where);
        }
    }

    private static <T> void exchange(Node node, Case<T> message, List<Object> received) {
        MessageType<T> type = message.type();
        node.subscribe("topic", type, decoded -> received.add(decoded));
        node.subscribe("topic", type, (decoded, info) -> received.add(decoded));
        node.subscription("topic", type).borrowing(sample -> received.add(sample.decode()));
        node.subscription("topic", type).borrowing(sample -> received.add(type.copy(sample.decodeBorrowed())));
        node.subscription("topic", type.typeName()).to(received::add);
        // By its values and back: equal bytes are an equal message.
        node.dynamicSubscription("topic", type.typeName())
                .to(dynamic -> received.add(type.decode(Messages.encode(type.typeName(), dynamic))));
        node.publisher("topic", type).publish(message.message());
        Subscription<T> polled = node.subscription("polled", type).polled();
        Publisher<T> publisher = node.publisher("polled", type);
        publisher.publish(message.message());
        publisher.publish(message.message());
        received.add(polled.tryTake().orElseThrow().message());
        try (ReceivedSample<T> sample = polled.tryTakeRaw().orElseThrow()) {
            received.add(sample.decode());
            received.add(type.copy(sample.decodeBorrowed()));
        }
    }

    /** Values of other lengths, whose members lie elsewhere. */
    @ParameterizedTest
    @MethodSource("lengths")
    void whateverTheLengthBefore(int length) {
        Random random = new Random(length);
        byte[] data = new byte[3 * length + 1];
        random.nextBytes(data);
        Header header = new Header(new Time(1, 2), "f".repeat(length));
        PointField field = new PointField("n".repeat(length % 5), 0, 7, 1);
        PointCloud2 cloud = new PointCloud2(header, 1, 2, List.of(field), true, 8, 16, ByteSequence.of(data), false);
        everySplit(new Case<>(PointCloud2Codec.TYPE, cloud), false);
    }

    static Stream<Integer> lengths() {
        return Stream.iterate(0, length -> length < 9, length -> length + 1);
    }
}
