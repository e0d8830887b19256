package dev.cedros.node.transport;

/**
 * The owner of a writer or reader, as an engine sees it. Methods are called by any thread, several at once, some of them while
 * the engine holds locks: they note what happened and return at once, without calling back into the engine.
 */
public interface EndpointListener {
    /** There may be something to {@link Reader#take} that was not there before. */
    void dataAvailable();

    /** Something happened that is not a message. */
    void event(EndpointEvent event);
}
