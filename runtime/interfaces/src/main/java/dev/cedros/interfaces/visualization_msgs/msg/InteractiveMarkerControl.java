package dev.cedros.interfaces.visualization_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.geometry_msgs.msg.Quaternion;
import java.util.List;

/**
 * The ROS 2 message {@code visualization_msgs/msg/InteractiveMarkerControl}.
 *
 * @param name {@code string name}
 * @param orientation {@code geometry_msgs/msg/Quaternion orientation}
 * @param orientationMode {@code uint8 orientation_mode}
 * @param interactionMode {@code uint8 interaction_mode}
 * @param alwaysVisible {@code bool always_visible}
 * @param markers {@code visualization_msgs/msg/Marker[] markers}
 * @param independentMarkerOrientation {@code bool independent_marker_orientation}
 * @param description {@code string description}
 */
@RosMessage("visualization_msgs/msg/InteractiveMarkerControl")
public record InteractiveMarkerControl(
        String name,
        Quaternion orientation,
        @RosField("uint8") int orientationMode,
        @RosField("uint8") int interactionMode,
        boolean alwaysVisible,
        List<Marker> markers,
        boolean independentMarkerOrientation,
        String description) {

    /** {@code uint8 INHERIT=0} */
    @RosField("uint8")
    public static final int INHERIT = 0;

    /** {@code uint8 FIXED=1} */
    @RosField("uint8")
    public static final int FIXED = 1;

    /** {@code uint8 VIEW_FACING=2} */
    @RosField("uint8")
    public static final int VIEW_FACING = 2;

    /** {@code uint8 NONE=0} */
    @RosField("uint8")
    public static final int NONE = 0;

    /** {@code uint8 MENU=1} */
    @RosField("uint8")
    public static final int MENU = 1;

    /** {@code uint8 BUTTON=2} */
    @RosField("uint8")
    public static final int BUTTON = 2;

    /** {@code uint8 MOVE_AXIS=3} */
    @RosField("uint8")
    public static final int MOVE_AXIS = 3;

    /** {@code uint8 MOVE_PLANE=4} */
    @RosField("uint8")
    public static final int MOVE_PLANE = 4;

    /** {@code uint8 ROTATE_AXIS=5} */
    @RosField("uint8")
    public static final int ROTATE_AXIS = 5;

    /** {@code uint8 MOVE_ROTATE=6} */
    @RosField("uint8")
    public static final int MOVE_ROTATE = 6;

    /** {@code uint8 MOVE_3D=7} */
    @RosField("uint8")
    public static final int MOVE_3D = 7;

    /** {@code uint8 ROTATE_3D=8} */
    @RosField("uint8")
    public static final int ROTATE_3D = 8;

    /** {@code uint8 MOVE_ROTATE_3D=9} */
    @RosField("uint8")
    public static final int MOVE_ROTATE_3D = 9;
}
