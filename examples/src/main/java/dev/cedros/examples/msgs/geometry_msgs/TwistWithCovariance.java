package dev.cedros.examples.msgs.geometry_msgs;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.DoubleSequence;

/**
 * A velocity and how far it is to be trusted.
 *
 * @param twist the estimate
 * @param covariance a 6 by 6 matrix, row by row, over the three linear and the three angular velocities
 */
@RosMessage("geometry_msgs/msg/TwistWithCovariance")
public record TwistWithCovariance(
        Twist twist, @RosField("float64[36]") DoubleSequence covariance) {}
