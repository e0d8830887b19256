package dev.cedros.examples.corpus;

import dev.cedros.codec.ServiceEvent;
import dev.cedros.codec.ServiceEventInfo;
import dev.cedros.examples.acme.Contact;
import dev.cedros.examples.acme.GripperState;
import dev.cedros.examples.acme.PickResult;
import dev.cedros.examples.reuse.LaserReading;
import dev.cedros.examples.services.AddTwoInts;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.geometry_msgs.msg.Point;
import dev.cedros.interfaces.geometry_msgs.msg.Pose;
import dev.cedros.interfaces.geometry_msgs.msg.Quaternion;
import dev.cedros.interfaces.geometry_msgs.msg.Transform;
import dev.cedros.interfaces.geometry_msgs.msg.TransformStamped;
import dev.cedros.interfaces.geometry_msgs.msg.Vector3;
import dev.cedros.interfaces.rcl_interfaces.msg.FloatingPointRange;
import dev.cedros.interfaces.rcl_interfaces.msg.IntegerRange;
import dev.cedros.interfaces.rcl_interfaces.msg.Parameter;
import dev.cedros.interfaces.rcl_interfaces.msg.ParameterDescriptor;
import dev.cedros.interfaces.rcl_interfaces.msg.ParameterEvent;
import dev.cedros.interfaces.rcl_interfaces.msg.ParameterValue;
import dev.cedros.interfaces.rmw_dds_common.msg.Gid;
import dev.cedros.interfaces.rmw_dds_common.msg.NodeEntitiesInfo;
import dev.cedros.interfaces.rmw_dds_common.msg.ParticipantEntitiesInfo;
import dev.cedros.interfaces.sensor_msgs.msg.JointState;
import dev.cedros.interfaces.sensor_msgs.msg.PointCloud2;
import dev.cedros.interfaces.sensor_msgs.msg.PointField;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.interfaces.test_msgs.msg.BasicTypes;
import dev.cedros.interfaces.test_msgs.msg.WStrings;
import dev.cedros.interfaces.tf2_msgs.msg.TFMessage;
import dev.cedros.interfaces.visualization_msgs.msg.InteractiveMarker;
import dev.cedros.interfaces.visualization_msgs.msg.InteractiveMarkerControl;
import dev.cedros.interfaces.visualization_msgs.msg.MarkerArrayCodec;
import dev.cedros.interfaces.visualization_msgs.msg.MarkerCodec;
import dev.cedros.interfaces.visualization_msgs.msg.MenuEntry;
import dev.cedros.sequence.BooleanSequence;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.LongSequence;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Messages of more than ten types, small, and with something in every member. */
final class HostileSeeds {
    private static final Header HEADER = new Header(new Time(7, 8), "map");

    private HostileSeeds() {}

    /**
     * A message and its codec.
     *
     * @param codec the codec
     * @param value the message
     */
    record Message(CodecUnderTest codec, Object value) {}

    static List<Message> all() {
        return List.of(
                message(HEADER),
                message(new dev.cedros.interfaces.std_msgs.msg.Empty()),
                message(new dev.cedros.interfaces.std_msgs.msg.String("text")),
                message(new BasicTypes(true, 1, 2, 3, 4, (byte) 5, 6, (short) 7, 8, 9, 10, 11, 12)),
                message(new WStrings(
                        "a\ud83e\udd16", "", "b", "\ud800", List.of("1", "2", "3"), List.of("x"), List.of("", "yz"))),
                message(new JointState(
                        HEADER,
                        List.of("a", "bc"),
                        DoubleSequence.of(1, 2),
                        DoubleSequence.empty(),
                        DoubleSequence.of(3))),
                message(pointCloud()),
                message(new TFMessage(List.of(
                        new TransformStamped(
                                HEADER, "a", new Transform(new Vector3(1, 2, 3), new Quaternion(0, 0, 0, 1))),
                        new TransformStamped(
                                HEADER, "", new Transform(new Vector3(1, 2, 3), new Quaternion(0, 0, 0, 1)))))),
                message(parameterEvent()),
                message(new ParameterDescriptor(
                        "p",
                        2,
                        "d",
                        "",
                        true,
                        false,
                        Optional.of(new FloatingPointRange(0, 1, 0.5)),
                        Optional.of(new IntegerRange(-1, 1, 1)))),
                message(participant()),
                message(interactiveMarker()),
                message(MarkerArrayCodec.defaults()),
                message(laserReading()),
                message(pickResult()),
                new Message(CodecsUnderTest.addTwoIntsEvent(), addTwoInts()));
    }

    private static Message message(Object value) {
        return new Message(CodecUnderTest.of(value.getClass()), value);
    }

    private static PointCloud2 pointCloud() {
        List<PointField> fields = List.of(new PointField("x", 0, PointField.FLOAT32, 1));
        return new PointCloud2(HEADER, 1, 2, fields, false, 4, 8, ByteSequence.of(new byte[8]), true);
    }

    private static ParameterEvent parameterEvent() {
        ParameterValue value = new ParameterValue(
                4,
                true,
                -1,
                0.5,
                "text",
                ByteSequence.of((byte) 1),
                BooleanSequence.of(true, false),
                LongSequence.of(2),
                DoubleSequence.of(3),
                List.of("s"));
        Parameter parameter = new Parameter("name", value);
        return new ParameterEvent(new Time(1, 2), "/node", List.of(parameter), List.of(), List.of(parameter));
    }

    private static ParticipantEntitiesInfo participant() {
        Gid gid = new Gid(ByteSequence.of(new byte[16]));
        return new ParticipantEntitiesInfo(
                gid, List.of(new NodeEntitiesInfo("/", "talker", List.of(gid, gid), List.of())));
    }

    private static InteractiveMarker interactiveMarker() {
        Quaternion upright = new Quaternion(0, 0, 0, 1);
        return new InteractiveMarker(
                HEADER,
                new Pose(new Point(0, 0, 0), upright),
                "m",
                "",
                1,
                List.of(new MenuEntry(1, 0, "t", "c", 2)),
                List.of(new InteractiveMarkerControl(
                        "c", upright, 1, 2, true, List.of(MarkerCodec.defaults()), false, "d")));
    }

    private static LaserReading laserReading() {
        LaserReading reading = new LaserReading();
        reading.setHeader(HEADER);
        reading.setRanges(new float[] {1, 2});
        reading.setIntensities(new float[] {3});
        return reading;
    }

    private static PickResult pickResult() {
        Contact contact = new Contact(new Point(1, 2, 3), "thumb");
        return new PickResult(
                Instant.ofEpochSecond(-1, 5),
                Duration.ofMillis(10),
                3,
                GripperState.SLIPPED,
                "left",
                new double[] {1},
                List.of(contact),
                Optional.of(contact));
    }

    private static ServiceEvent<AddTwoInts.Request, AddTwoInts.Response> addTwoInts() {
        ServiceEventInfo info = new ServiceEventInfo(1, Instant.ofEpochSecond(5, 6), ByteSequence.of(new byte[16]), 9);
        return new ServiceEvent<>(
                info, Optional.of(new AddTwoInts.Request(1, 2)), Optional.of(new AddTwoInts.Response(3)));
    }
}
