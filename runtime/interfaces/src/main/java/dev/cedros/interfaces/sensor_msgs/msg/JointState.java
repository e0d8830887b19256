package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.sequence.DoubleSequence;
import java.util.List;

/**
 * The ROS 2 message {@code sensor_msgs/msg/JointState}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param name {@code string[] name}
 * @param position {@code float64[] position}
 * @param velocity {@code float64[] velocity}
 * @param effort {@code float64[] effort}
 */
@RosMessage("sensor_msgs/msg/JointState")
public record JointState(
        Header header,
        List<String> name,
        DoubleSequence position,
        DoubleSequence velocity,
        DoubleSequence effort) {}
