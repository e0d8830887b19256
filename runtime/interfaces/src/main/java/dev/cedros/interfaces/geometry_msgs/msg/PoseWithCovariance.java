package dev.cedros.interfaces.geometry_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.DoubleSequence;

/**
 * The ROS 2 message {@code geometry_msgs/msg/PoseWithCovariance}.
 *
 * @param pose {@code geometry_msgs/msg/Pose pose}
 * @param covariance {@code float64[36] covariance}
 */
@RosMessage("geometry_msgs/msg/PoseWithCovariance")
public record PoseWithCovariance(Pose pose, @RosField("float64[36]") DoubleSequence covariance) {}
