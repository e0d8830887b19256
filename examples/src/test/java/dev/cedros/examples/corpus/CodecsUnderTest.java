package dev.cedros.examples.corpus;

import dev.cedros.codec.ServiceEvent;
import dev.cedros.examples.carriers.Carriers;
import dev.cedros.examples.msgs.builtin_interfaces.Duration;
import dev.cedros.examples.msgs.builtin_interfaces.Time;
import dev.cedros.examples.msgs.geometry_msgs.Point;
import dev.cedros.examples.msgs.geometry_msgs.Pose;
import dev.cedros.examples.msgs.geometry_msgs.PoseWithCovariance;
import dev.cedros.examples.msgs.geometry_msgs.Quaternion;
import dev.cedros.examples.msgs.geometry_msgs.Transform;
import dev.cedros.examples.msgs.geometry_msgs.TransformStamped;
import dev.cedros.examples.msgs.geometry_msgs.Twist;
import dev.cedros.examples.msgs.geometry_msgs.TwistWithCovariance;
import dev.cedros.examples.msgs.geometry_msgs.Vector3;
import dev.cedros.examples.msgs.nav_msgs.Odometry;
import dev.cedros.examples.msgs.sensor_msgs.CompressedImage;
import dev.cedros.examples.msgs.sensor_msgs.Image;
import dev.cedros.examples.msgs.sensor_msgs.Imu;
import dev.cedros.examples.msgs.sensor_msgs.JointState;
import dev.cedros.examples.msgs.sensor_msgs.LaserScan;
import dev.cedros.examples.msgs.sensor_msgs.PointCloud2;
import dev.cedros.examples.msgs.sensor_msgs.PointField;
import dev.cedros.examples.msgs.std_msgs.ColorRGBA;
import dev.cedros.examples.msgs.std_msgs.Header;
import dev.cedros.examples.msgs.tf2_msgs.TFMessage;
import dev.cedros.examples.msgs.visualization_msgs.Marker;
import dev.cedros.examples.msgs.visualization_msgs.MarkerArray;
import dev.cedros.examples.msgs.visualization_msgs.MeshFile;
import dev.cedros.examples.msgs.visualization_msgs.UVCoordinate;
import dev.cedros.examples.reuse.LaserReading;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** All codecs that payloads are tried on: those of the examples, and those that are there for the tests. */
final class CodecsUnderTest {
    private static final List<Class<?>> EXAMPLES = List.of(
            Duration.class,
            Time.class,
            Point.class,
            Pose.class,
            PoseWithCovariance.class,
            Quaternion.class,
            Transform.class,
            TransformStamped.class,
            Twist.class,
            TwistWithCovariance.class,
            Vector3.class,
            Odometry.class,
            CompressedImage.class,
            Image.class,
            Imu.class,
            JointState.class,
            LaserScan.class,
            PointCloud2.class,
            PointField.class,
            ColorRGBA.class,
            Header.class,
            TFMessage.class,
            Marker.class,
            MarkerArray.class,
            MeshFile.class,
            UVCoordinate.class,
            LaserReading.class);

    private static final List<Class<?>> HOLDERS = List.of(
            ActionMsgs.class,
            GeometryMsgs.class,
            LifecycleMsgs.class,
            NavMsgs.class,
            RclInterfaces.class,
            RmwDdsCommon.class,
            SensorMsgs.class,
            ShapeMsgs.class,
            StdMsgs.class,
            StereoMsgs.class,
            TestMsgs.class,
            Tf2Msgs.class,
            TrajectoryMsgs.class,
            UniqueIdentifierMsgs.class,
            VisualizationMsgs.class);

    private static final String ADD_TWO_INTS = "dev.cedros.examples.services.AddTwoInts_EventCodec";

    private CodecsUnderTest() {}

    static List<CodecUnderTest> all() {
        List<CodecUnderTest> codecs = new ArrayList<>();
        EXAMPLES.forEach(message -> codecs.add(CodecUnderTest.of(message)));
        for (Class<?> holder : HOLDERS) {
            Arrays.stream(holder.getDeclaredClasses())
                    .sorted(Comparator.comparing(Class::getName))
                    .forEach(message -> codecs.add(CodecUnderTest.of(message)));
        }
        Carriers.MESSAGES.forEach(message -> codecs.add(CodecUnderTest.of(message)));
        codecs.add(addTwoIntsEvent());
        codecs.add(CodecUnderTest.named(ServiceEvent.class, BasicTypesService.class.getName() + "_EventCodec"));
        return codecs;
    }

    static CodecUnderTest addTwoIntsEvent() {
        return CodecUnderTest.named(ServiceEvent.class, ADD_TWO_INTS);
    }
}
