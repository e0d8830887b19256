package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.geometry_msgs.msg.Quaternion;
import dev.cedros.interfaces.geometry_msgs.msg.Vector3;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.sequence.DoubleSequence;

/**
 * The ROS 2 message {@code sensor_msgs/msg/Imu}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param orientation {@code geometry_msgs/msg/Quaternion orientation}
 * @param orientationCovariance {@code float64[9] orientation_covariance}
 * @param angularVelocity {@code geometry_msgs/msg/Vector3 angular_velocity}
 * @param angularVelocityCovariance {@code float64[9] angular_velocity_covariance}
 * @param linearAcceleration {@code geometry_msgs/msg/Vector3 linear_acceleration}
 * @param linearAccelerationCovariance {@code float64[9] linear_acceleration_covariance}
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
