package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.FloatSequence;

/**
 * The ROS 2 message {@code sensor_msgs/msg/LaserEcho}.
 *
 * @param echoes {@code float32[] echoes}
 */
@RosMessage("sensor_msgs/msg/LaserEcho")
public record LaserEcho(FloatSequence echoes) {}
