package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosMessage;
import java.util.List;

/**
 * The ROS 2 message {@code sensor_msgs/msg/JoyFeedbackArray}.
 *
 * @param array {@code sensor_msgs/msg/JoyFeedback[] array}
 */
@RosMessage("sensor_msgs/msg/JoyFeedbackArray")
public record JoyFeedbackArray(List<JoyFeedback> array) {}
