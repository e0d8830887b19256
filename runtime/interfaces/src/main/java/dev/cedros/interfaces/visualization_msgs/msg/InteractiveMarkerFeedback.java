package dev.cedros.interfaces.visualization_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.geometry_msgs.msg.Point;
import dev.cedros.interfaces.geometry_msgs.msg.Pose;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The ROS 2 message {@code visualization_msgs/msg/InteractiveMarkerFeedback}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param clientId {@code string client_id}
 * @param markerName {@code string marker_name}
 * @param controlName {@code string control_name}
 * @param eventType {@code uint8 event_type}
 * @param pose {@code geometry_msgs/msg/Pose pose}
 * @param menuEntryId {@code uint32 menu_entry_id}
 * @param mousePoint {@code geometry_msgs/msg/Point mouse_point}
 * @param mousePointValid {@code bool mouse_point_valid}
 */
@RosMessage("visualization_msgs/msg/InteractiveMarkerFeedback")
public record InteractiveMarkerFeedback(
        Header header,
        String clientId,
        String markerName,
        String controlName,
        @RosField("uint8") int eventType,
        Pose pose,
        @RosField("uint32") long menuEntryId,
        Point mousePoint,
        boolean mousePointValid) {

    /** {@code uint8 KEEP_ALIVE=0} */
    @RosField("uint8")
    public static final int KEEP_ALIVE = 0;

    /** {@code uint8 POSE_UPDATE=1} */
    @RosField("uint8")
    public static final int POSE_UPDATE = 1;

    /** {@code uint8 MENU_SELECT=2} */
    @RosField("uint8")
    public static final int MENU_SELECT = 2;

    /** {@code uint8 BUTTON_CLICK=3} */
    @RosField("uint8")
    public static final int BUTTON_CLICK = 3;

    /** {@code uint8 MOUSE_DOWN=4} */
    @RosField("uint8")
    public static final int MOUSE_DOWN = 4;

    /** {@code uint8 MOUSE_UP=5} */
    @RosField("uint8")
    public static final int MOUSE_UP = 5;
}
