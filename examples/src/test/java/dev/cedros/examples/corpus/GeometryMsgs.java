package dev.cedros.examples.corpus;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.examples.msgs.geometry_msgs.Point;
import dev.cedros.examples.msgs.geometry_msgs.Pose;
import dev.cedros.examples.msgs.geometry_msgs.PoseWithCovariance;
import dev.cedros.examples.msgs.geometry_msgs.Quaternion;
import dev.cedros.examples.msgs.geometry_msgs.Twist;
import dev.cedros.examples.msgs.geometry_msgs.TwistWithCovariance;
import dev.cedros.examples.msgs.geometry_msgs.Vector3;
import dev.cedros.examples.msgs.std_msgs.Header;
import dev.cedros.sequence.DoubleSequence;
import java.util.List;

/** Messages of geometry_msgs, in the Java types that stand first in the mapping. */
final class GeometryMsgs {
    private GeometryMsgs() {}

    @RosMessage("geometry_msgs/msg/Point32")
    record Point32(float x, float y, float z) {}

    @RosMessage("geometry_msgs/msg/Polygon")
    record Polygon(List<Point32> points) {}

    @RosMessage("geometry_msgs/msg/PolygonStamped")
    record PolygonStamped(Header header, Polygon polygon) {}

    @RosMessage("geometry_msgs/msg/PointStamped")
    record PointStamped(Header header, Point point) {}

    @RosMessage("geometry_msgs/msg/QuaternionStamped")
    record QuaternionStamped(Header header, Quaternion quaternion) {}

    @RosMessage("geometry_msgs/msg/Vector3Stamped")
    record Vector3Stamped(Header header, Vector3 vector) {}

    @RosMessage("geometry_msgs/msg/Pose2D")
    record Pose2D(double x, double y, double theta) {}

    @RosMessage("geometry_msgs/msg/PoseStamped")
    record PoseStamped(Header header, Pose pose) {}

    @RosMessage("geometry_msgs/msg/PoseArray")
    record PoseArray(Header header, List<Pose> poses) {}

    @RosMessage("geometry_msgs/msg/PoseWithCovarianceStamped")
    record PoseWithCovarianceStamped(Header header, PoseWithCovariance pose) {}

    @RosMessage("geometry_msgs/msg/TwistStamped")
    record TwistStamped(Header header, Twist twist) {}

    @RosMessage("geometry_msgs/msg/TwistWithCovarianceStamped")
    record TwistWithCovarianceStamped(Header header, TwistWithCovariance twist) {}

    @RosMessage("geometry_msgs/msg/Accel")
    record Accel(Vector3 linear, Vector3 angular) {}

    @RosMessage("geometry_msgs/msg/AccelStamped")
    record AccelStamped(Header header, Accel accel) {}

    @RosMessage("geometry_msgs/msg/AccelWithCovariance")
    record AccelWithCovariance(
            Accel accel, @RosField("float64[36]") DoubleSequence covariance) {}

    @RosMessage("geometry_msgs/msg/AccelWithCovarianceStamped")
    record AccelWithCovarianceStamped(Header header, AccelWithCovariance accel) {}

    @RosMessage("geometry_msgs/msg/Inertia")
    record Inertia(double m, Vector3 com, double ixx, double ixy, double ixz, double iyy, double iyz, double izz) {}

    @RosMessage("geometry_msgs/msg/InertiaStamped")
    record InertiaStamped(Header header, Inertia inertia) {}

    @RosMessage("geometry_msgs/msg/Wrench")
    record Wrench(Vector3 force, Vector3 torque) {}

    @RosMessage("geometry_msgs/msg/WrenchStamped")
    record WrenchStamped(Header header, Wrench wrench) {}
}
