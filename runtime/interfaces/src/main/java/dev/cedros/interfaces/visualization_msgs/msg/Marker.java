package dev.cedros.interfaces.visualization_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.builtin_interfaces.msg.Duration;
import dev.cedros.interfaces.geometry_msgs.msg.Point;
import dev.cedros.interfaces.geometry_msgs.msg.Pose;
import dev.cedros.interfaces.geometry_msgs.msg.Vector3;
import dev.cedros.interfaces.sensor_msgs.msg.CompressedImage;
import dev.cedros.interfaces.std_msgs.msg.ColorRGBA;
import dev.cedros.interfaces.std_msgs.msg.Header;
import java.util.List;

/**
 * The ROS 2 message {@code visualization_msgs/msg/Marker}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param ns {@code string ns}
 * @param id {@code int32 id}
 * @param type {@code int32 type}
 * @param action {@code int32 action}
 * @param pose {@code geometry_msgs/msg/Pose pose}
 * @param scale {@code geometry_msgs/msg/Vector3 scale}
 * @param color {@code std_msgs/msg/ColorRGBA color}
 * @param lifetime {@code builtin_interfaces/msg/Duration lifetime}
 * @param frameLocked {@code bool frame_locked}
 * @param points {@code geometry_msgs/msg/Point[] points}
 * @param colors {@code std_msgs/msg/ColorRGBA[] colors}
 * @param textureResource {@code string texture_resource}
 * @param texture {@code sensor_msgs/msg/CompressedImage texture}
 * @param uvCoordinates {@code visualization_msgs/msg/UVCoordinate[] uv_coordinates}
 * @param text {@code string text}
 * @param meshResource {@code string mesh_resource}
 * @param meshFile {@code visualization_msgs/msg/MeshFile mesh_file}
 * @param meshUseEmbeddedMaterials {@code bool mesh_use_embedded_materials}
 */
@RosMessage("visualization_msgs/msg/Marker")
public record Marker(
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
        List<Point> points,
        List<ColorRGBA> colors,
        String textureResource,
        CompressedImage texture,
        List<UVCoordinate> uvCoordinates,
        String text,
        String meshResource,
        MeshFile meshFile,
        boolean meshUseEmbeddedMaterials) {

    /** {@code int32 ARROW=0} */
    public static final int ARROW = 0;

    /** {@code int32 CUBE=1} */
    public static final int CUBE = 1;

    /** {@code int32 SPHERE=2} */
    public static final int SPHERE = 2;

    /** {@code int32 CYLINDER=3} */
    public static final int CYLINDER = 3;

    /** {@code int32 LINE_STRIP=4} */
    public static final int LINE_STRIP = 4;

    /** {@code int32 LINE_LIST=5} */
    public static final int LINE_LIST = 5;

    /** {@code int32 CUBE_LIST=6} */
    public static final int CUBE_LIST = 6;

    /** {@code int32 SPHERE_LIST=7} */
    public static final int SPHERE_LIST = 7;

    /** {@code int32 POINTS=8} */
    public static final int POINTS = 8;

    /** {@code int32 TEXT_VIEW_FACING=9} */
    public static final int TEXT_VIEW_FACING = 9;

    /** {@code int32 MESH_RESOURCE=10} */
    public static final int MESH_RESOURCE = 10;

    /** {@code int32 TRIANGLE_LIST=11} */
    public static final int TRIANGLE_LIST = 11;

    /** {@code int32 ARROW_STRIP=12} */
    public static final int ARROW_STRIP = 12;

    /** {@code int32 ADD=0} */
    public static final int ADD = 0;

    /** {@code int32 MODIFY=0} */
    public static final int MODIFY = 0;

    /** {@code int32 DELETE=2} */
    public static final int DELETE = 2;

    /** {@code int32 DELETEALL=3} */
    public static final int DELETEALL = 3;
}
