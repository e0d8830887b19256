package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;
import java.util.List;

/**
 * The ROS 2 message {@code geometry_msgs/msg/PoseArray}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param poses {@code geometry_msgs/msg/Pose[] poses}
 */
@RosMessage("geometry_msgs/msg/PoseArray")
public record PoseArray(Header header, List<Pose> poses) {}
