package dev.cedros.node.transport;

import org.jspecify.annotations.Nullable;

/** One end that messages are taken from, each once. Thread-safe. */
public interface Reader extends AutoCloseable {
    /** The id of this reader. For responses it is the client that requests name. */
    Gid gid();

    /**
     * Takes the oldest message; never waits.
     *
     * @return the message, which the caller closes, or null if there is none now or the reader is closed
     */
    @Nullable
    Sample take();

    /** How many writers are connected now. */
    int matchedWriters();

    /** How many messages were lost so far, as {@link EndpointEvent.MessagesLost} counts them; -1 if the engine cannot tell. */
    long lostCount();

    /** Disconnects the reader and releases what it holds. Again, it does nothing. */
    @Override
    void close();
}
