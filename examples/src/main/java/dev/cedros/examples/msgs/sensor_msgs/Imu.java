package dev.cedros.examples.msgs.sensor_msgs;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.examples.msgs.geometry_msgs.Quaternion;
import dev.cedros.examples.msgs.geometry_msgs.Vector3;
import dev.cedros.examples.msgs.std_msgs.Header;
import dev.cedros.sequence.DoubleSequence;

/**
 * One measurement of an inertial unit. The covariances are 3 by 3 matrices, row by row; all zero means unknown, and -1
 * in front means that the unit does not measure the quantity before it.
 *
 * @param header the time, and the frame of the unit
 * @param orientation how the unit is turned
 * @param orientationCovariance how far {@code orientation} is to be trusted
 * @param angularVelocity radians a second
 * @param angularVelocityCovariance how far {@code angularVelocity} is to be trusted
 * @param linearAcceleration metres a second squared, gravity included
 * @param linearAccelerationCovariance how far {@code linearAcceleration} is to be trusted
 */
@RosMessage("sensor_msgs/msg/Imu")
public record Imu(
        Header header,
        Quaternion orientation,
        @RosField("float64[9]") DoubleSequence orientationCovariance,
        Vector3 angularVelocity,
        @RosField("float64[9]") DoubleSequence angularVelocityCovariance,
        Vector3 linearAcceleration,
        @RosField("float64[9]") DoubleSequence linearAccelerationCovariance) {}
