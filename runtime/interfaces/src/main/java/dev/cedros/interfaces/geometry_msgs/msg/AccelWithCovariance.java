package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.DoubleSequence;

/**
 * The ROS 2 message {@code geometry_msgs/msg/AccelWithCovariance}.
 *
 * @param accel {@code geometry_msgs/msg/Accel accel}
 * @param covariance {@code float64[36] covariance}
 */
@RosMessage("geometry_msgs/msg/AccelWithCovariance")
public record AccelWithCovariance(Accel accel, @RosField("float64[36]") DoubleSequence covariance) {}
