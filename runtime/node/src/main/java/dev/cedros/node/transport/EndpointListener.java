package dev.cedros.node.transport;

/**
 * The owner of a writer or reader, as an engine sees it. Methods are called by any thread, several at once, some of them while
 * the engine holds locks: they note what happened and return at once, without calling back into the engine.
 */
public interface EndpointListener {
    /**
     * There may be something to {@link Reader#take} that was not there before. It is called for the first message that comes while
     * the reader holds none, and need not be called for further ones: whoever is told takes messages until {@code take} gives null,
     * or sees to it that somebody does. It may also be called for nothing.
     */
    void dataAvailable();

    /** Something happened that is not a message. */
    void event(EndpointEvent event);
}
