package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The ROS 2 message {@code sensor_msgs/msg/Illuminance}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param illuminance {@code float64 illuminance}
 * @param variance {@code float64 variance}
 */
@RosMessage("sensor_msgs/msg/Illuminance")
public record Illuminance(Header header, double illuminance, double variance) {}
