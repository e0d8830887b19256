package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The ROS 2 message {@code geometry_msgs/msg/InertiaStamped}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param inertia {@code geometry_msgs/msg/Inertia inertia}
 */
@RosMessage("geometry_msgs/msg/InertiaStamped")
public record InertiaStamped(Header header, Inertia inertia) {}
