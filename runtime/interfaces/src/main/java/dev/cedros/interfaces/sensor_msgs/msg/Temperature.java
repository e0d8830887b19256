package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The ROS 2 message {@code sensor_msgs/msg/Temperature}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param temperature {@code float64 temperature}
 * @param variance {@code float64 variance}
 */
@RosMessage("sensor_msgs/msg/Temperature")
public record Temperature(Header header, double temperature, double variance) {}
