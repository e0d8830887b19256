package dev.cedros.examples.msgs.visualization_msgs;

import dev.cedros.annotations.RosMessage;
import dev.cedros.examples.msgs.builtin_interfaces.Duration;
import dev.cedros.examples.msgs.geometry_msgs.Point;
import dev.cedros.examples.msgs.geometry_msgs.Pose;
import dev.cedros.examples.msgs.geometry_msgs.Vector3;
import dev.cedros.examples.msgs.sensor_msgs.CompressedImage;
import dev.cedros.examples.msgs.std_msgs.ColorRGBA;
import dev.cedros.examples.msgs.std_msgs.Header;
import java.util.List;

/**
 * One shape in the scene, or the order to remove it.
 *
 * @param header the time, and the frame of {@code pose}
 * @param ns the name space of {@code id}
 * @param id the number of the marker; the same {@code ns} and {@code id} replace the marker sent before
 * @param type the shape, one of the first constants of this record
 * @param action what to do, one of the last constants of this record
 * @param pose the place of the shape
 * @param scale its extent along the axes, metres
 * @param color its colour
 * @param lifetime how long it stays; zero means for ever
 * @param frameLocked whether it moves along with its frame
 * @param points the corners, for lists and strips
 * @param colors a colour for each of {@code points}, or empty
 * @param textureResource where the viewer finds the texture
 * @param texture the texture itself
 * @param uvCoordinates a place on the texture for each of {@code points}
 * @param text what a text marker shows
 * @param meshResource where the viewer finds the mesh
 * @param meshFile the mesh itself
 * @param meshUseEmbeddedMaterials whether the mesh brings its own colours
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

    /** {@link #type()}: an arrow. */
    public static final int ARROW = 0;

    /** {@link #type()}: a box. */
    public static final int CUBE = 1;

    /** {@link #type()}: a ball. */
    public static final int SPHERE = 2;

    /** {@link #type()}: a cylinder. */
    public static final int CYLINDER = 3;

    /** {@link #type()}: a line from each point to the next. */
    public static final int LINE_STRIP = 4;

    /** {@link #type()}: a line for each pair of points. */
    public static final int LINE_LIST = 5;

    /** {@link #type()}: a box at each point. */
    public static final int CUBE_LIST = 6;

    /** {@link #type()}: a ball at each point. */
    public static final int SPHERE_LIST = 7;

    /** {@link #type()}: a dot at each point. */
    public static final int POINTS = 8;

    /** {@link #type()}: a text that always faces the viewer. */
    public static final int TEXT_VIEW_FACING = 9;

    /** {@link #type()}: a mesh. */
    public static final int MESH_RESOURCE = 10;

    /** {@link #type()}: a triangle for each three points. */
    public static final int TRIANGLE_LIST = 11;

    /** {@link #type()}: an arrow from each point to the next. */
    public static final int ARROW_STRIP = 12;

    /** {@link #action()}: draw it, or replace the one of the same name. */
    public static final int ADD = 0;

    /** {@link #action()}: the same as {@link #ADD}. */
    public static final int MODIFY = 0;

    /** {@link #action()}: remove it. */
    public static final int DELETE = 2;

    /** {@link #action()}: remove all markers. */
    public static final int DELETEALL = 3;
}
