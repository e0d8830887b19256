package dev.cedros.examples.msgs.sensor_msgs;

import dev.cedros.annotations.RosMessage;
import dev.cedros.examples.msgs.std_msgs.Header;
import dev.cedros.sequence.FloatSequence;

/**
 * One sweep of a planar laser scanner.
 *
 * @param header the time of the first ray, and the frame of the scanner
 * @param angleMin the angle of the first ray, radians
 * @param angleMax the angle of the last ray
 * @param angleIncrement the angle from one ray to the next
 * @param timeIncrement the time from one ray to the next, seconds
 * @param scanTime the time from one sweep to the next, seconds
 * @param rangeMin readings below this are no measurement, metres
 * @param rangeMax readings above this are no measurement, metres
 * @param ranges one distance for each ray
 * @param intensities one strength of the echo for each ray, or empty
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
