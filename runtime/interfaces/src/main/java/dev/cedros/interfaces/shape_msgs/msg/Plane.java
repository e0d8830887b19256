package dev.cedros.interfaces.shape_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.DoubleSequence;

/**
 * The ROS 2 message {@code shape_msgs/msg/Plane}.
 *
 * @param coef {@code float64[4] coef}
 */
@RosMessage("shape_msgs/msg/Plane")
public record Plane(@RosField("float64[4]") DoubleSequence coef) {}
