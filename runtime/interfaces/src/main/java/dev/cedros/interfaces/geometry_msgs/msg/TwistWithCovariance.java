package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.DoubleSequence;

/**
 * The ROS 2 message {@code geometry_msgs/msg/TwistWithCovariance}.
 *
 * @param twist {@code geometry_msgs/msg/Twist twist}
 * @param covariance {@code float64[36] covariance}
 */
@RosMessage("geometry_msgs/msg/TwistWithCovariance")
public record TwistWithCovariance(Twist twist, @RosField("float64[36]") DoubleSequence covariance) {}
