package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.geometry_msgs.msg.Transform;
import dev.cedros.interfaces.geometry_msgs.msg.Twist;
import dev.cedros.interfaces.geometry_msgs.msg.Wrench;
import dev.cedros.interfaces.std_msgs.msg.Header;
import java.util.List;

/**
 * The ROS 2 message {@code sensor_msgs/msg/MultiDOFJointState}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param jointNames {@code string[] joint_names}
 * @param transforms {@code geometry_msgs/msg/Transform[] transforms}
 * @param twist {@code geometry_msgs/msg/Twist[] twist}
 * @param wrench {@code geometry_msgs/msg/Wrench[] wrench}
 */
@RosMessage("sensor_msgs/msg/MultiDOFJointState")
public record MultiDOFJointState(
        Header header,
        List<String> jointNames,
        List<Transform> transforms,
        List<Twist> twist,
        List<Wrench> wrench) {}
