package dev.cedros.benchmarks.messages;

import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.FloatSequence;

/** One turn of a laser scanner: two arrays of a few kilobytes. */
@RosMessage
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
