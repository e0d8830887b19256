package dev.cedros.examples.carriers;

import dev.cedros.annotations.RosConstructor;
import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.geometry_msgs.msg.Pose;
import dev.cedros.interfaces.geometry_msgs.msg.TransformStamped;
import dev.cedros.interfaces.sensor_msgs.msg.PointField;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.IntSequence;
import dev.cedros.sequence.LongSequence;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** Messages of other packages in other Java types. */
public final class Carriers {
    /** The classes whose codecs take every payload of their type. */
    public static final List<Class<?>> MESSAGES = List.of(
            dev.cedros.examples.carriers.names.String.class,
            dev.cedros.examples.carriers.names.Byte.class,
            BasicTypes.class,
            Constants.class,
            Defaults.class,
            Arrays.class,
            WStrings.class,
            BoxedScan.class,
            OpenJointState.class,
            Cloud.class,
            Poses.class,
            Transforms.class,
            Numbers8.class,
            Numbers16.class,
            Numbers32.class,
            MultiArrayLayout.class,
            MultiArrayDimension.class,
            Solid.class,
            Polygon.class,
            Point32.class,
            Descriptor.class,
            FloatingPointRange.class,
            IntegerRange.class,
            Fix.class,
            FixStatus.class,
            Participant.class,
            Gid.class,
            Node.class,
            OpenBytes.class);

    /** The classes with java.time members, which refuse payloads with a billion nanoseconds or more. */
    public static final List<Class<?>> WITH_JAVA_TIME =
            List.of(Builtins.class, InstantHeader.class, Goals.class, Goal.class, GoalInfo.class);

    private Carriers() {}

    @RosMessage("test_msgs/msg/Builtins")
    record Builtins(Duration durationValue, Instant timeValue) {}

    @RosMessage("std_msgs/msg/Header")
    record InstantHeader(Instant stamp, String frameId) {}

    @RosMessage("action_msgs/msg/GoalStatusArray")
    record Goals(List<Goal> statusList) {}

    @RosMessage("action_msgs/msg/GoalStatus")
    record Goal(GoalInfo goalInfo, byte status) {}

    @RosMessage("action_msgs/msg/GoalInfo")
    record GoalInfo(UUID goalId, Instant stamp) {}

    @SuppressWarnings("cedros:boxed-list")
    @RosMessage("sensor_msgs/msg/LaserScan")
    record BoxedScan(
            Header header,
            float angleMin,
            float angleMax,
            float angleIncrement,
            float timeIncrement,
            float scanTime,
            float rangeMin,
            float rangeMax,
            List<Float> ranges,
            List<Float> intensities) {}

    /** A mutable class of public fields. */
    @RosMessage("sensor_msgs/msg/JointState")
    public static class OpenJointState {
        public Header header = new Header(new Time(0, 0), "");
        public String[] name = {};
        public double[] position = {};
        public DoubleSequence velocity = DoubleSequence.empty();
        public double[] effort = {};
    }

    @RosMessage("sensor_msgs/msg/PointCloud2")
    record Cloud(
            Header header,
            @RosField("uint32") int height,
            @RosField("uint32") int width,
            PointField[] fields,
            Boolean isBigendian,
            @RosField("uint32") int pointStep,
            @RosField("uint32") int rowStep,
            @RosField("uint8[]") byte[] data,
            Boolean isDense) {}

    @RosMessage("geometry_msgs/msg/PoseArray")
    record Poses(Header header, Pose[] poses) {}

    @RosMessage("tf2_msgs/msg/TFMessage")
    record Transforms(List<? extends TransformStamped> transforms) {}

    @RosMessage("std_msgs/msg/MultiArrayDimension")
    record MultiArrayDimension(
            String label,
            @RosField("uint32") int size,
            @RosField("uint32") int stride) {}

    @RosMessage("std_msgs/msg/MultiArrayLayout")
    record MultiArrayLayout(
            MultiArrayDimension[] dim, @RosField("uint32") int dataOffset) {}

    @RosMessage("std_msgs/msg/UInt8MultiArray")
    record Numbers8(
            MultiArrayLayout layout, @RosField("uint8[]") IntSequence data) {}

    @RosMessage("std_msgs/msg/UInt16MultiArray")
    record Numbers16(
            MultiArrayLayout layout, @RosField("uint16[]") char[] data) {}

    @RosMessage("std_msgs/msg/UInt32MultiArray")
    record Numbers32(
            MultiArrayLayout layout, @RosField("uint32[]") LongSequence data) {}

    @RosMessage("geometry_msgs/msg/Point32")
    record Point32(float x, float y, float z) {}

    @RosMessage("geometry_msgs/msg/Polygon")
    record Polygon(Point32[] points) {}

    @RosMessage("shape_msgs/msg/SolidPrimitive")
    record Solid(
            @RosField("uint8") byte type,
            @RosField("float64[<=3]") double[] dimensions,
            Polygon polygon) {}

    @RosMessage("rcl_interfaces/msg/FloatingPointRange")
    record FloatingPointRange(double fromValue, double toValue, double step) {}

    @RosMessage("rcl_interfaces/msg/IntegerRange")
    record IntegerRange(
            long fromValue,
            long toValue,
            @RosField("uint64") long step) {}

    @RosMessage("rcl_interfaces/msg/ParameterDescriptor")
    record Descriptor(
            String name,
            @RosField("uint8") byte type,
            String description,
            String additionalConstraints,
            boolean readOnly,
            boolean dynamicTyping,

            @RosField("rcl_interfaces/FloatingPointRange[<=1]")
            List<FloatingPointRange> floatingPointRange,

            @RosField("rcl_interfaces/msg/IntegerRange[<=1]")
            IntegerRange[] integerRange) {}

    @RosMessage("sensor_msgs/msg/NavSatStatus")
    record FixStatus(byte status, @RosField("uint16") char service) {}

    /** An immutable class with a choice of constructors. */
    @RosMessage("sensor_msgs/msg/NavSatFix")
    public static final class Fix {
        private final Header header;
        private final FixStatus status;
        private final double latitude;
        private final double longitude;
        private final double altitude;

        @RosField("float64[9]")
        private final double[] positionCovariance;

        @RosField("uint8")
        private final int positionCovarianceType;

        Fix(double latitude, double longitude) {
            this(
                    0,
                    new double[9],
                    0,
                    longitude,
                    latitude,
                    new FixStatus((byte) 0, (char) 0),
                    new Header(new Time(0, 0), ""));
        }

        @RosConstructor
        Fix(
                int positionCovarianceType,
                double[] positionCovariance,
                double altitude,
                double longitude,
                double latitude,
                FixStatus status,
                Header header) {
            this.header = header;
            this.status = status;
            this.latitude = latitude;
            this.longitude = longitude;
            this.altitude = altitude;
            this.positionCovariance = positionCovariance;
            this.positionCovarianceType = positionCovarianceType;
        }

        public Header header() {
            return header;
        }

        FixStatus getStatus() {
            return status;
        }

        public double latitude() {
            return latitude;
        }

        public double longitude() {
            return longitude;
        }

        public double altitude() {
            return altitude;
        }

        public double[] positionCovariance() {
            return positionCovariance;
        }

        public int positionCovarianceType() {
            return positionCovarianceType;
        }
    }

    @RosMessage("rmw_dds_common/msg/Gid")
    record Gid(@RosField("char[16]") byte[] data) {}

    @RosMessage("rmw_dds_common/msg/NodeEntitiesInfo")
    record Node(
            @RosField("string<=256") String nodeNamespace,
            @RosField("string<=256") String nodeName,
            Gid[] readerGidSeq,
            List<Gid> writerGidSeq) {}

    @RosMessage("rmw_dds_common/msg/ParticipantEntitiesInfo")
    record Participant(Gid gid, Node[] nodeEntitiesInfoSeq) {}

    /** A mutable class with a sequence. */
    @RosMessage("std_msgs/msg/ByteMultiArray")
    static class OpenBytes {
        MultiArrayLayout layout = new MultiArrayLayout(new MultiArrayDimension[0], 0);

        @RosField("byte[]")
        ByteSequence data = ByteSequence.empty();
    }
}
