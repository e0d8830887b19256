package dev.cedros.interfaces.actionlib_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;
import java.util.List;

/**
 * The ROS 2 message {@code actionlib_msgs/msg/GoalStatusArray}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param statusList {@code actionlib_msgs/msg/GoalStatus[] status_list}
 */
@RosMessage("actionlib_msgs/msg/GoalStatusArray")
public record GoalStatusArray(Header header, List<GoalStatus> statusList) {}
