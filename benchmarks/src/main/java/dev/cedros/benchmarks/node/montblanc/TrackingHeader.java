package dev.cedros.benchmarks.node.montblanc;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import java.time.Instant;

/**
 * What every message begins with.
 *
 * @param stamp when it was made
 * @param trackingNumber its number among those of its topic, from 0
 * @param frequency how many there are in a second
 * @param size how many bytes of data it has
 */
@RosMessage("montblanc_msgs/msg/TrackingHeader")
record TrackingHeader(
        Instant stamp,
        @RosField("uint32") long trackingNumber,
        float frequency,
        @RosField("uint32") long size) {}
