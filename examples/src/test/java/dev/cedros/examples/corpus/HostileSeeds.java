package dev.cedros.examples.corpus;

import dev.cedros.codec.ServiceEvent;
import dev.cedros.codec.ServiceEventInfo;
import dev.cedros.examples.acme.Contact;
import dev.cedros.examples.acme.GripperState;
import dev.cedros.examples.acme.PickResult;
import dev.cedros.examples.msgs.builtin_interfaces.Time;
import dev.cedros.examples.msgs.geometry_msgs.Point;
import dev.cedros.examples.msgs.geometry_msgs.Pose;
import dev.cedros.examples.msgs.geometry_msgs.Quaternion;
import dev.cedros.examples.msgs.geometry_msgs.Transform;
import dev.cedros.examples.msgs.geometry_msgs.TransformStamped;
import dev.cedros.examples.msgs.geometry_msgs.Vector3;
import dev.cedros.examples.msgs.sensor_msgs.JointState;
import dev.cedros.examples.msgs.sensor_msgs.PointCloud2;
import dev.cedros.examples.msgs.sensor_msgs.PointField;
import dev.cedros.examples.msgs.std_msgs.Header;
import dev.cedros.examples.msgs.tf2_msgs.TFMessage;
import dev.cedros.examples.msgs.visualization_msgs.MarkerArrayCodec;
import dev.cedros.examples.msgs.visualization_msgs.MarkerCodec;
import dev.cedros.examples.reuse.LaserReading;
import dev.cedros.examples.services.AddTwoInts;
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
                message(new StdMsgs.Empty()),
                message(new StdMsgs.Text("text")),
                message(new TestMsgs.BasicTypes(true, 1, 2, 3, 4, (byte) 5, 6, (short) 7, 8, 9, 10, 11, 12)),
                message(new TestMsgs.WStrings(
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
                message(new RclInterfaces.ParameterDescriptor(
                        "p",
                        2,
                        "d",
                        "",
                        true,
                        false,
                        Optional.of(new RclInterfaces.FloatingPointRange(0, 1, 0.5)),
                        Optional.of(new RclInterfaces.IntegerRange(-1, 1, 1)))),
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

    private static RclInterfaces.ParameterEvent parameterEvent() {
        RclInterfaces.ParameterValue value = new RclInterfaces.ParameterValue(
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
        RclInterfaces.Parameter parameter = new RclInterfaces.Parameter("name", value);
        return new RclInterfaces.ParameterEvent(
                new Time(1, 2), "/node", List.of(parameter), List.of(), List.of(parameter));
    }

    private static RmwDdsCommon.ParticipantEntitiesInfo participant() {
        RmwDdsCommon.Gid gid = new RmwDdsCommon.Gid(ByteSequence.of(new byte[16]));
        return new RmwDdsCommon.ParticipantEntitiesInfo(
                gid, List.of(new RmwDdsCommon.NodeEntitiesInfo("/", "talker", List.of(gid, gid), List.of())));
    }

    private static VisualizationMsgs.InteractiveMarker interactiveMarker() {
        Quaternion upright = new Quaternion(0, 0, 0, 1);
        return new VisualizationMsgs.InteractiveMarker(
                HEADER,
                new Pose(new Point(0, 0, 0), upright),
                "m",
                "",
                1,
                List.of(new VisualizationMsgs.MenuEntry(1, 0, "t", "c", 2)),
                List.of(new VisualizationMsgs.InteractiveMarkerControl(
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
