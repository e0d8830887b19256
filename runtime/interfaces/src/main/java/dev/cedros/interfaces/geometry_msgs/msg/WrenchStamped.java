package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The ROS 2 message {@code geometry_msgs/msg/WrenchStamped}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param wrench {@code geometry_msgs/msg/Wrench wrench}
 */
@RosMessage("geometry_msgs/msg/WrenchStamped")
public record WrenchStamped(Header header, Wrench wrench) {}
