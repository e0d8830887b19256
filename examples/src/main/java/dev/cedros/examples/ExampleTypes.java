package dev.cedros.examples;

import dev.cedros.examples.msgs.builtin_interfaces.Duration;
import dev.cedros.examples.msgs.builtin_interfaces.DurationCodec;
import dev.cedros.examples.msgs.builtin_interfaces.Time;
import dev.cedros.examples.msgs.builtin_interfaces.TimeCodec;
import dev.cedros.examples.msgs.geometry_msgs.Point;
import dev.cedros.examples.msgs.geometry_msgs.PointCodec;
import dev.cedros.examples.msgs.geometry_msgs.Pose;
import dev.cedros.examples.msgs.geometry_msgs.PoseCodec;
import dev.cedros.examples.msgs.geometry_msgs.PoseWithCovariance;
import dev.cedros.examples.msgs.geometry_msgs.PoseWithCovarianceCodec;
import dev.cedros.examples.msgs.geometry_msgs.Quaternion;
import dev.cedros.examples.msgs.geometry_msgs.QuaternionCodec;
import dev.cedros.examples.msgs.geometry_msgs.Transform;
import dev.cedros.examples.msgs.geometry_msgs.TransformCodec;
import dev.cedros.examples.msgs.geometry_msgs.TransformStamped;
import dev.cedros.examples.msgs.geometry_msgs.TransformStampedCodec;
import dev.cedros.examples.msgs.geometry_msgs.Twist;
import dev.cedros.examples.msgs.geometry_msgs.TwistCodec;
import dev.cedros.examples.msgs.geometry_msgs.TwistWithCovariance;
import dev.cedros.examples.msgs.geometry_msgs.TwistWithCovarianceCodec;
import dev.cedros.examples.msgs.geometry_msgs.Vector3;
import dev.cedros.examples.msgs.geometry_msgs.Vector3Codec;
import dev.cedros.examples.msgs.nav_msgs.Odometry;
import dev.cedros.examples.msgs.nav_msgs.OdometryCodec;
import dev.cedros.examples.msgs.sensor_msgs.CompressedImage;
import dev.cedros.examples.msgs.sensor_msgs.CompressedImageCodec;
import dev.cedros.examples.msgs.sensor_msgs.Image;
import dev.cedros.examples.msgs.sensor_msgs.ImageCodec;
import dev.cedros.examples.msgs.sensor_msgs.Imu;
import dev.cedros.examples.msgs.sensor_msgs.ImuCodec;
import dev.cedros.examples.msgs.sensor_msgs.JointState;
import dev.cedros.examples.msgs.sensor_msgs.JointStateCodec;
import dev.cedros.examples.msgs.sensor_msgs.LaserScan;
import dev.cedros.examples.msgs.sensor_msgs.LaserScanCodec;
import dev.cedros.examples.msgs.sensor_msgs.PointCloud2;
import dev.cedros.examples.msgs.sensor_msgs.PointCloud2Codec;
import dev.cedros.examples.msgs.sensor_msgs.PointField;
import dev.cedros.examples.msgs.sensor_msgs.PointFieldCodec;
import dev.cedros.examples.msgs.std_msgs.ColorRGBA;
import dev.cedros.examples.msgs.std_msgs.ColorRGBACodec;
import dev.cedros.examples.msgs.std_msgs.Header;
import dev.cedros.examples.msgs.std_msgs.HeaderCodec;
import dev.cedros.examples.msgs.tf2_msgs.TFMessage;
import dev.cedros.examples.msgs.tf2_msgs.TFMessageCodec;
import dev.cedros.examples.msgs.visualization_msgs.Marker;
import dev.cedros.examples.msgs.visualization_msgs.MarkerArray;
import dev.cedros.examples.msgs.visualization_msgs.MarkerArrayCodec;
import dev.cedros.examples.msgs.visualization_msgs.MarkerCodec;
import dev.cedros.examples.msgs.visualization_msgs.MeshFile;
import dev.cedros.examples.msgs.visualization_msgs.MeshFileCodec;
import dev.cedros.examples.msgs.visualization_msgs.UVCoordinate;
import dev.cedros.examples.msgs.visualization_msgs.UVCoordinateCodec;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The types that the program knows, one line each: a codec has only static methods, so a table of them is written out. */
final class ExampleTypes {
    static final ExampleType<JointState> JOINT_STATE = new ExampleType<JointState>(
            JointStateCodec.TYPE_NAME,
            JointStateCodec::decode,
            JointStateCodec::encode,
            JointStateCodec::serializedSize,
            JointStateCodec::equal);

    static final ExampleType<Imu> IMU = new ExampleType<Imu>(
            ImuCodec.TYPE_NAME, ImuCodec::decode, ImuCodec::encode, ImuCodec::serializedSize, ImuCodec::equal);

    static final ExampleType<TFMessage> TF_MESSAGE = new ExampleType<TFMessage>(
            TFMessageCodec.TYPE_NAME,
            TFMessageCodec::decode,
            TFMessageCodec::encode,
            TFMessageCodec::serializedSize,
            TFMessageCodec::equal);

    static final ExampleType<LaserScan> LASER_SCAN = new ExampleType<LaserScan>(
            LaserScanCodec.TYPE_NAME,
            LaserScanCodec::decode,
            LaserScanCodec::encode,
            LaserScanCodec::serializedSize,
            LaserScanCodec::equal);

    static final ExampleType<PointCloud2> POINT_CLOUD_2 = new ExampleType<PointCloud2>(
            PointCloud2Codec.TYPE_NAME,
            PointCloud2Codec::decode,
            PointCloud2Codec::encode,
            PointCloud2Codec::serializedSize,
            PointCloud2Codec::equal);

    static final ExampleType<MarkerArray> MARKER_ARRAY = new ExampleType<MarkerArray>(
            MarkerArrayCodec.TYPE_NAME,
            MarkerArrayCodec::decode,
            MarkerArrayCodec::encode,
            MarkerArrayCodec::serializedSize,
            MarkerArrayCodec::equal);

    /** All of them, the six that are shown without arguments first. */
    static final List<ExampleType<?>> ALL = List.of(
            JOINT_STATE,
            IMU,
            TF_MESSAGE,
            LASER_SCAN,
            POINT_CLOUD_2,
            MARKER_ARRAY,
            new ExampleType<Duration>(
                    DurationCodec.TYPE_NAME,
                    DurationCodec::decode,
                    DurationCodec::encode,
                    DurationCodec::serializedSize,
                    DurationCodec::equal),
            new ExampleType<Time>(
                    TimeCodec.TYPE_NAME,
                    TimeCodec::decode,
                    TimeCodec::encode,
                    TimeCodec::serializedSize,
                    TimeCodec::equal),
            new ExampleType<Point>(
                    PointCodec.TYPE_NAME,
                    PointCodec::decode,
                    PointCodec::encode,
                    PointCodec::serializedSize,
                    PointCodec::equal),
            new ExampleType<Pose>(
                    PoseCodec.TYPE_NAME,
                    PoseCodec::decode,
                    PoseCodec::encode,
                    PoseCodec::serializedSize,
                    PoseCodec::equal),
            new ExampleType<PoseWithCovariance>(
                    PoseWithCovarianceCodec.TYPE_NAME,
                    PoseWithCovarianceCodec::decode,
                    PoseWithCovarianceCodec::encode,
                    PoseWithCovarianceCodec::serializedSize,
                    PoseWithCovarianceCodec::equal),
            new ExampleType<Quaternion>(
                    QuaternionCodec.TYPE_NAME,
                    QuaternionCodec::decode,
                    QuaternionCodec::encode,
                    QuaternionCodec::serializedSize,
                    QuaternionCodec::equal),
            new ExampleType<Transform>(
                    TransformCodec.TYPE_NAME,
                    TransformCodec::decode,
                    TransformCodec::encode,
                    TransformCodec::serializedSize,
                    TransformCodec::equal),
            new ExampleType<TransformStamped>(
                    TransformStampedCodec.TYPE_NAME,
                    TransformStampedCodec::decode,
                    TransformStampedCodec::encode,
                    TransformStampedCodec::serializedSize,
                    TransformStampedCodec::equal),
            new ExampleType<Twist>(
                    TwistCodec.TYPE_NAME,
                    TwistCodec::decode,
                    TwistCodec::encode,
                    TwistCodec::serializedSize,
                    TwistCodec::equal),
            new ExampleType<TwistWithCovariance>(
                    TwistWithCovarianceCodec.TYPE_NAME,
                    TwistWithCovarianceCodec::decode,
                    TwistWithCovarianceCodec::encode,
                    TwistWithCovarianceCodec::serializedSize,
                    TwistWithCovarianceCodec::equal),
            new ExampleType<Vector3>(
                    Vector3Codec.TYPE_NAME,
                    Vector3Codec::decode,
                    Vector3Codec::encode,
                    Vector3Codec::serializedSize,
                    Vector3Codec::equal),
            new ExampleType<Odometry>(
                    OdometryCodec.TYPE_NAME,
                    OdometryCodec::decode,
                    OdometryCodec::encode,
                    OdometryCodec::serializedSize,
                    OdometryCodec::equal),
            new ExampleType<CompressedImage>(
                    CompressedImageCodec.TYPE_NAME,
                    CompressedImageCodec::decode,
                    CompressedImageCodec::encode,
                    CompressedImageCodec::serializedSize,
                    CompressedImageCodec::equal),
            new ExampleType<Image>(
                    ImageCodec.TYPE_NAME,
                    ImageCodec::decode,
                    ImageCodec::encode,
                    ImageCodec::serializedSize,
                    ImageCodec::equal),
            new ExampleType<PointField>(
                    PointFieldCodec.TYPE_NAME,
                    PointFieldCodec::decode,
                    PointFieldCodec::encode,
                    PointFieldCodec::serializedSize,
                    PointFieldCodec::equal),
            new ExampleType<ColorRGBA>(
                    ColorRGBACodec.TYPE_NAME,
                    ColorRGBACodec::decode,
                    ColorRGBACodec::encode,
                    ColorRGBACodec::serializedSize,
                    ColorRGBACodec::equal),
            new ExampleType<Header>(
                    HeaderCodec.TYPE_NAME,
                    HeaderCodec::decode,
                    HeaderCodec::encode,
                    HeaderCodec::serializedSize,
                    HeaderCodec::equal),
            new ExampleType<Marker>(
                    MarkerCodec.TYPE_NAME,
                    MarkerCodec::decode,
                    MarkerCodec::encode,
                    MarkerCodec::serializedSize,
                    MarkerCodec::equal),
            new ExampleType<MeshFile>(
                    MeshFileCodec.TYPE_NAME,
                    MeshFileCodec::decode,
                    MeshFileCodec::encode,
                    MeshFileCodec::serializedSize,
                    MeshFileCodec::equal),
            new ExampleType<UVCoordinate>(
                    UVCoordinateCodec.TYPE_NAME,
                    UVCoordinateCodec::decode,
                    UVCoordinateCodec::encode,
                    UVCoordinateCodec::serializedSize,
                    UVCoordinateCodec::equal));

    private ExampleTypes() {}

    /** Finds a type by its name; {@code sensor_msgs/Imu} means the same as {@code sensor_msgs/msg/Imu}. */
    static Optional<ExampleType<?>> find(String name) {
        String[] parts = name.split("/", -1);
        String full = parts.length == 2 ? parts[0] + "/msg/" + parts[1] : name;
        for (ExampleType<?> type : ALL) {
            if (type.name().equals(full)) {
                return Optional.of(type);
            }
        }
        return Optional.empty();
    }

    /** Names all types, for a message to the user. */
    static String names() {
        return ALL.stream().map(ExampleType::name).collect(Collectors.joining(", "));
    }
}
