package dev.cedros.interfaces.visualization_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.builtin_interfaces.msg.Duration;
import dev.cedros.interfaces.geometry_msgs.msg.Point;
import dev.cedros.interfaces.std_msgs.msg.ColorRGBA;
import dev.cedros.interfaces.std_msgs.msg.Header;
import java.util.List;

/**
 * The ROS 2 message {@code visualization_msgs/msg/ImageMarker}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param ns {@code string ns}
 * @param id {@code int32 id}
 * @param type {@code int32 type}
 * @param action {@code int32 action}
 * @param position {@code geometry_msgs/msg/Point position}
 * @param scale {@code float32 scale}
 * @param outlineColor {@code std_msgs/msg/ColorRGBA outline_color}
 * @param filled {@code uint8 filled}
 * @param fillColor {@code std_msgs/msg/ColorRGBA fill_color}
 * @param lifetime {@code builtin_interfaces/msg/Duration lifetime}
 * @param points {@code geometry_msgs/msg/Point[] points}
 * @param outlineColors {@code std_msgs/msg/ColorRGBA[] outline_colors}
 */
@RosMessage("visualization_msgs/msg/ImageMarker")
public record ImageMarker(
        Header header,
        String ns,
        int id,
        int type,
        int action,
        Point position,
        float scale,
        ColorRGBA outlineColor,
        @RosField("uint8") int filled,
        ColorRGBA fillColor,
        Duration lifetime,
        List<Point> points,
        List<ColorRGBA> outlineColors) {

    /** {@code int32 CIRCLE=0} */
    public static final int CIRCLE = 0;

    /** {@code int32 LINE_STRIP=1} */
    public static final int LINE_STRIP = 1;

    /** {@code int32 LINE_LIST=2} */
    public static final int LINE_LIST = 2;

    /** {@code int32 POLYGON=3} */
    public static final int POLYGON = 3;

    /** {@code int32 POINTS=4} */
    public static final int POINTS = 4;

    /** {@code int32 ADD=0} */
    public static final int ADD = 0;

    /** {@code int32 REMOVE=1} */
    public static final int REMOVE = 1;
}
