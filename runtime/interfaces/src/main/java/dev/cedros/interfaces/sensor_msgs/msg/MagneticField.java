package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.geometry_msgs.msg.Vector3;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.sequence.DoubleSequence;

/**
 * The ROS 2 message {@code sensor_msgs/msg/MagneticField}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param magneticField {@code geometry_msgs/msg/Vector3 magnetic_field}
 * @param magneticFieldCovariance {@code float64[9] magnetic_field_covariance}
 */
@RosMessage("sensor_msgs/msg/MagneticField")
public record MagneticField(
        Header header,
        Vector3 magneticField,
        @RosField("float64[9]") DoubleSequence magneticFieldCovariance) {}
