package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.sequence.FloatSequence;
import dev.cedros.sequence.IntSequence;

/**
 * The ROS 2 message {@code sensor_msgs/msg/Joy}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param axes {@code float32[] axes}
 * @param buttons {@code int32[] buttons}
 */
@RosMessage("sensor_msgs/msg/Joy")
public record Joy(Header header, FloatSequence axes, IntSequence buttons) {}
