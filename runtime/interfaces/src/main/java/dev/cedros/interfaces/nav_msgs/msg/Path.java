package dev.cedros.interfaces.nav_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.geometry_msgs.msg.PoseStamped;
import dev.cedros.interfaces.std_msgs.msg.Header;
import java.util.List;

/**
 * The ROS 2 message {@code nav_msgs/msg/Path}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param poses {@code geometry_msgs/msg/PoseStamped[] poses}
 */
@RosMessage("nav_msgs/msg/Path")
public record Path(Header header, List<PoseStamped> poses) {}
