package dev.cedros.node;

import dev.cedros.node.transport.Gid;
import dev.cedros.node.transport.Sample;
import java.time.Instant;

/**
 * What is known of the way of a message.
 *
 * @param publisher the id of the publisher
 * @param sequenceNumber the number of the message among those of its publisher, from 1
 * @param sourceTimestampNanos when it was published, in nanoseconds since the epoch by the clock of the publisher
 * @param receivedTimestampNanos when it reached the subscription, in nanoseconds since the epoch
 */
public record MessageInfo(Gid publisher, long sequenceNumber, long sourceTimestampNanos, long receivedTimestampNanos) {
    static MessageInfo of(Sample sample) {
        return new MessageInfo(
                sample.publisher(),
                sample.sequenceNumber(),
                sample.sourceTimestampNanos(),
                sample.receivedTimestampNanos());
    }

    /** When the message was published. */
    public Instant sourceTimestamp() {
        return EpochNanos.toInstant(sourceTimestampNanos);
    }

    /** When the message reached the subscription. */
    public Instant receivedTimestamp() {
        return EpochNanos.toInstant(receivedTimestampNanos);
    }
}
