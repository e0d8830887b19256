package dev.cedros.interfaces.visualization_msgs.msg;

import dev.cedros.annotations.RosMessage;
import java.util.List;

/**
 * The ROS 2 message {@code visualization_msgs/msg/MarkerArray}.
 *
 * @param markers {@code visualization_msgs/msg/Marker[] markers}
 */
@RosMessage("visualization_msgs/msg/MarkerArray")
public record MarkerArray(List<Marker> markers) {}
