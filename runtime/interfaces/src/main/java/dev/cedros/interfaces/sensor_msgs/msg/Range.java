package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The ROS 2 message {@code sensor_msgs/msg/Range}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param radiationType {@code uint8 radiation_type}
 * @param fieldOfView {@code float32 field_of_view}
 * @param minRange {@code float32 min_range}
 * @param maxRange {@code float32 max_range}
 * @param range {@code float32 range}
 * @param variance {@code float32 variance}
 */
@RosMessage("sensor_msgs/msg/Range")
public record Range(
        Header header,
        @RosField("uint8") int radiationType,
        float fieldOfView,
        float minRange,
        float maxRange,
        float range,
        float variance) {

    /** {@code uint8 ULTRASOUND=0} */
    @RosField("uint8")
    public static final int ULTRASOUND = 0;

    /** {@code uint8 INFRARED=1} */
    @RosField("uint8")
    public static final int INFRARED = 1;
}
