package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.sequence.DoubleSequence;

/**
 * The ROS 2 message {@code sensor_msgs/msg/NavSatFix}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param status {@code sensor_msgs/msg/NavSatStatus status}
 * @param latitude {@code float64 latitude}
 * @param longitude {@code float64 longitude}
 * @param altitude {@code float64 altitude}
 * @param positionCovariance {@code float64[9] position_covariance}
 * @param positionCovarianceType {@code uint8 position_covariance_type}
 */
@RosMessage("sensor_msgs/msg/NavSatFix")
public record NavSatFix(
        Header header,
        NavSatStatus status,
        double latitude,
        double longitude,
        double altitude,
        @RosField("float64[9]") DoubleSequence positionCovariance,
        @RosField("uint8") int positionCovarianceType) {

    /** {@code uint8 COVARIANCE_TYPE_UNKNOWN=0} */
    @RosField("uint8")
    public static final int COVARIANCE_TYPE_UNKNOWN = 0;

    /** {@code uint8 COVARIANCE_TYPE_APPROXIMATED=1} */
    @RosField("uint8")
    public static final int COVARIANCE_TYPE_APPROXIMATED = 1;

    /** {@code uint8 COVARIANCE_TYPE_DIAGONAL_KNOWN=2} */
    @RosField("uint8")
    public static final int COVARIANCE_TYPE_DIAGONAL_KNOWN = 2;

    /** {@code uint8 COVARIANCE_TYPE_KNOWN=3} */
    @RosField("uint8")
    public static final int COVARIANCE_TYPE_KNOWN = 3;
}
