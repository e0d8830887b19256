package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code sensor_msgs/msg/NavSatStatus}.
 *
 * @param status {@code int8 status}
 * @param service {@code uint16 service}
 */
@RosMessage("sensor_msgs/msg/NavSatStatus")
public record NavSatStatus(@RosField(defaultValue = "-2") byte status, @RosField("uint16") int service) {
    /** {@code int8 STATUS_UNKNOWN=-2} */
    public static final byte STATUS_UNKNOWN = -2;

    /** {@code int8 STATUS_NO_FIX=-1} */
    public static final byte STATUS_NO_FIX = -1;

    /** {@code int8 STATUS_FIX=0} */
    public static final byte STATUS_FIX = 0;

    /** {@code int8 STATUS_SBAS_FIX=1} */
    public static final byte STATUS_SBAS_FIX = 1;

    /** {@code int8 STATUS_GBAS_FIX=2} */
    public static final byte STATUS_GBAS_FIX = 2;

    /** {@code uint16 SERVICE_UNKNOWN=0} */
    @RosField("uint16")
    public static final int SERVICE_UNKNOWN = 0;

    /** {@code uint16 SERVICE_GPS=1} */
    @RosField("uint16")
    public static final int SERVICE_GPS = 1;

    /** {@code uint16 SERVICE_GLONASS=2} */
    @RosField("uint16")
    public static final int SERVICE_GLONASS = 2;

    /** {@code uint16 SERVICE_COMPASS=4} */
    @RosField("uint16")
    public static final int SERVICE_COMPASS = 4;

    /** {@code uint16 SERVICE_GALILEO=8} */
    @RosField("uint16")
    public static final int SERVICE_GALILEO = 8;
}
