package dev.cedros.benchmarks;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.builtin_interfaces.msg.Duration;
import dev.cedros.interfaces.geometry_msgs.msg.Point;
import dev.cedros.interfaces.geometry_msgs.msg.Pose;
import dev.cedros.interfaces.geometry_msgs.msg.Vector3;
import dev.cedros.interfaces.sensor_msgs.msg.CompressedImage;
import dev.cedros.interfaces.std_msgs.msg.ColorRGBA;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.interfaces.visualization_msgs.msg.MeshFile;
import dev.cedros.interfaces.visualization_msgs.msg.UVCoordinate;
import java.util.List;

/**
 * Standard messages as records whose lists of points, colours and poses are arrays: an object for each element, which a
 * {@code List} of such elements has only if the program makes them. They are not public, so that by their names these types
 * are still decoded to the standard records.
 */
final class WithArrays {
    private WithArrays() {}

    /** Poses. */
    @RosMessage("geometry_msgs/msg/PoseArray")
    record PoseArray(Header header, Pose[] poses) {}

    /** Something to be shown. */
    @RosMessage("visualization_msgs/msg/Marker")
    record Marker(
            Header header,
            String ns,
            int id,
            int type,
            int action,
            Pose pose,
            Vector3 scale,
            ColorRGBA color,
            Duration lifetime,
            boolean frameLocked,
            Point[] points,
            ColorRGBA[] colors,
            String textureResource,
            CompressedImage texture,
            UVCoordinate[] uvCoordinates,
            String text,
            String meshResource,
            MeshFile meshFile,
            boolean meshUseEmbeddedMaterials) {}

    /** Things to be shown. */
    @RosMessage("visualization_msgs/msg/MarkerArray")
    record MarkerArray(List<Marker> markers) {}
}
