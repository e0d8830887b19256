package dev.cedros.node.transport;

import dev.cedros.payload.Payload;
import org.jspecify.annotations.Nullable;

/**
 * A message as a reader has it: still serialized, with what is known of its way. Whoever takes it closes it, which releases the
 * payload.
 *
 * @param payload the bytes, encapsulation header included
 * @param publisher the id of the writer
 * @param sequenceNumber its number among the messages of that writer, from 1
 * @param sourceTimestampNanos when it was written, in nanoseconds since the epoch, by the clock of the writer
 * @param receivedTimestampNanos when it reached the reader, in nanoseconds since the epoch
 * @param request which call it belongs to; null for messages of a topic
 */
public record Sample(
        Payload payload,
        Gid publisher,
        long sequenceNumber,
        long sourceTimestampNanos,
        long receivedTimestampNanos,
        @Nullable RequestId request)
        implements AutoCloseable {
    /** Releases the payload; again, it does nothing. */
    @Override
    public void close() {
        payload.release();
    }
}
