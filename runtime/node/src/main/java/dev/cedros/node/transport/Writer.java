package dev.cedros.node.transport;

import dev.cedros.payload.Payload;
import org.jspecify.annotations.Nullable;

/** One end that messages are written to. Thread-safe. */
public interface Writer extends AutoCloseable {
    /** The id of this writer. */
    Gid gid();

    /**
     * Writes one message. The payload is handed over: the engine releases it when nobody needs its bytes any more, or at once
     * if writing fails.
     *
     * @param payload the bytes, encapsulation header included
     * @param sourceTimestampNanos when the message was made, in nanoseconds since the epoch
     * @param request which call it belongs to; null for messages of a topic. A request whose client is this writer's own; a
     *     response with the id that its request had
     * @return the number of the message among those of this writer, from 1
     * @throws TransportException with code {@code back-pressure} if readers that must get every message had no room for it in
     *     time, {@code interrupted} if the thread is interrupted while it waits for room, or {@code closed} if this writer is
     *     closed
     */
    long write(Payload payload, long sourceTimestampNanos, @Nullable RequestId request);

    /** How many readers are connected now. */
    int matchedReaders();

    /** Disconnects the writer; messages that readers hold stay with them. Again, it does nothing. */
    @Override
    void close();
}
