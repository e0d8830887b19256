package dev.cedros.interfaces.visualization_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.geometry_msgs.msg.Pose;
import dev.cedros.interfaces.std_msgs.msg.Header;
import java.util.List;

/**
 * The ROS 2 message {@code visualization_msgs/msg/InteractiveMarker}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param pose {@code geometry_msgs/msg/Pose pose}
 * @param name {@code string name}
 * @param description {@code string description}
 * @param scale {@code float32 scale}
 * @param menuEntries {@code visualization_msgs/msg/MenuEntry[] menu_entries}
 * @param controls {@code visualization_msgs/msg/InteractiveMarkerControl[] controls}
 */
@RosMessage("visualization_msgs/msg/InteractiveMarker")
public record InteractiveMarker(
        Header header,
        Pose pose,
        String name,
        String description,
        float scale,
        List<MenuEntry> menuEntries,
        List<InteractiveMarkerControl> controls) {}
