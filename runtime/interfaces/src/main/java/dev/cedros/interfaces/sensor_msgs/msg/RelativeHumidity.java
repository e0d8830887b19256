package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The ROS 2 message {@code sensor_msgs/msg/RelativeHumidity}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param relativeHumidity {@code float64 relative_humidity}
 * @param variance {@code float64 variance}
 */
@RosMessage("sensor_msgs/msg/RelativeHumidity")
public record RelativeHumidity(Header header, double relativeHumidity, double variance) {}
