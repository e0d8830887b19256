package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.FloatSequence;

/**
 * The ROS 2 message {@code sensor_msgs/msg/ChannelFloat32}.
 *
 * @param name {@code string name}
 * @param values {@code float32[] values}
 */
@RosMessage("sensor_msgs/msg/ChannelFloat32")
public record ChannelFloat32(String name, FloatSequence values) {}
