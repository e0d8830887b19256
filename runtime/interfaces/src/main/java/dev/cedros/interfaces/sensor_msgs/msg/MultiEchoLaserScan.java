package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;
import java.util.List;

/**
 * The ROS 2 message {@code sensor_msgs/msg/MultiEchoLaserScan}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param angleMin {@code float32 angle_min}
 * @param angleMax {@code float32 angle_max}
 * @param angleIncrement {@code float32 angle_increment}
 * @param timeIncrement {@code float32 time_increment}
 * @param scanTime {@code float32 scan_time}
 * @param rangeMin {@code float32 range_min}
 * @param rangeMax {@code float32 range_max}
 * @param ranges {@code sensor_msgs/msg/LaserEcho[] ranges}
 * @param intensities {@code sensor_msgs/msg/LaserEcho[] intensities}
 */
@RosMessage("sensor_msgs/msg/MultiEchoLaserScan")
public record MultiEchoLaserScan(
        Header header,
        float angleMin,
        float angleMax,
        float angleIncrement,
        float timeIncrement,
        float scanTime,
        float rangeMin,
        float rangeMax,
        List<LaserEcho> ranges,
        List<LaserEcho> intensities) {}
