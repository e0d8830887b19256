package dev.cedros.examples.msgs.geometry_msgs;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.DoubleSequence;

/**
 * A pose and how far it is to be trusted.
 *
 * @param pose the estimate
 * @param covariance a 6 by 6 matrix, row by row, over x, y, z and the rotations about them
 */
@RosMessage("geometry_msgs/msg/PoseWithCovariance")
public record PoseWithCovariance(
        Pose pose, @RosField("float64[36]") DoubleSequence covariance) {}
