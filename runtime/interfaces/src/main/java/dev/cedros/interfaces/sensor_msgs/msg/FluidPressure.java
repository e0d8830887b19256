package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The ROS 2 message {@code sensor_msgs/msg/FluidPressure}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param fluidPressure {@code float64 fluid_pressure}
 * @param variance {@code float64 variance}
 */
@RosMessage("sensor_msgs/msg/FluidPressure")
public record FluidPressure(Header header, double fluidPressure, double variance) {}
