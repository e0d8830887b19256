package dev.cedros.examples.corpus;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.examples.msgs.geometry_msgs.Pose;
import dev.cedros.examples.msgs.geometry_msgs.Quaternion;
import dev.cedros.examples.msgs.std_msgs.Header;
import dev.cedros.examples.msgs.visualization_msgs.Marker;
import java.util.List;

/** Messages of visualization_msgs, in the Java types that stand first in the mapping. */
final class VisualizationMsgs {
    private VisualizationMsgs() {}

    @RosMessage("visualization_msgs/msg/InteractiveMarker")
    record InteractiveMarker(
            Header header,
            Pose pose,
            String name,
            String description,
            float scale,
            List<MenuEntry> menuEntries,
            List<InteractiveMarkerControl> controls) {}

    @RosMessage("visualization_msgs/msg/InteractiveMarkerControl")
    record InteractiveMarkerControl(
            String name,
            Quaternion orientation,
            @RosField("uint8") int orientationMode,
            @RosField("uint8") int interactionMode,
            boolean alwaysVisible,
            List<Marker> markers,
            boolean independentMarkerOrientation,
            String description) {
        @RosField("uint8")
        public static final int INHERIT = 0;

        @RosField("uint8")
        public static final int FIXED = 1;

        @RosField("uint8")
        public static final int VIEW_FACING = 2;

        @RosField("uint8")
        public static final int NONE = 0;

        @RosField("uint8")
        public static final int MENU = 1;

        @RosField("uint8")
        public static final int BUTTON = 2;

        @RosField("uint8")
        public static final int MOVE_AXIS = 3;

        @RosField("uint8")
        public static final int MOVE_PLANE = 4;

        @RosField("uint8")
        public static final int ROTATE_AXIS = 5;

        @RosField("uint8")
        public static final int MOVE_ROTATE = 6;

        @RosField("uint8")
        public static final int MOVE_3D = 7;

        @RosField("uint8")
        public static final int ROTATE_3D = 8;

        @RosField("uint8")
        public static final int MOVE_ROTATE_3D = 9;
    }

    @RosMessage("visualization_msgs/msg/MenuEntry")
    record MenuEntry(
            @RosField("uint32") long id,
            @RosField("uint32") long parentId,
            String title,
            String command,
            @RosField("uint8") int commandType) {
        @RosField("uint8")
        public static final int FEEDBACK = 0;

        @RosField("uint8")
        public static final int ROSRUN = 1;

        @RosField("uint8")
        public static final int ROSLAUNCH = 2;
    }
}
