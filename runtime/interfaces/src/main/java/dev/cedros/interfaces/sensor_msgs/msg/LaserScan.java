package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.sequence.FloatSequence;

/**
 * The ROS 2 message {@code sensor_msgs/msg/LaserScan}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param angleMin {@code float32 angle_min}
 * @param angleMax {@code float32 angle_max}
 * @param angleIncrement {@code float32 angle_increment}
 * @param timeIncrement {@code float32 time_increment}
 * @param scanTime {@code float32 scan_time}
 * @param rangeMin {@code float32 range_min}
 * @param rangeMax {@code float32 range_max}
 * @param ranges {@code float32[] ranges}
 * @param intensities {@code float32[] intensities}
 */
@RosMessage("sensor_msgs/msg/LaserScan")
public record LaserScan(
        Header header,
        float angleMin,
        float angleMax,
        float angleIncrement,
        float timeIncrement,
        float scanTime,
        float rangeMin,
        float rangeMax,
        FloatSequence ranges,
        FloatSequence intensities) {}
