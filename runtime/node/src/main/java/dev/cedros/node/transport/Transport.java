package dev.cedros.node.transport;

import java.util.List;

/**
 * An engine that carries serialized messages: the connection of a program, with all of its nodes, to one domain.
 *
 * <p>Thread-safe. A generated type and a remote one are compared by name and hash before they are connected, and what one
 * side asks for with what the other one offers.
 */
public interface Transport extends AutoCloseable {
    /** A short name of the engine, for messages to people. */
    String name();

    /** Announces a node until the result is closed. */
    Registration openNode(NodeName node);

    /**
     * Opens a writer and connects it with the readers that fit.
     *
     * @throws TransportException with code {@code closed} if the transport is closed
     */
    Writer openWriter(Endpoint endpoint, EndpointListener listener);

    /**
     * Opens a reader and connects it with the writers that fit.
     *
     * @throws TransportException with code {@code closed} if the transport is closed
     */
    Reader openReader(Endpoint endpoint, EndpointListener listener);

    /** The nodes that are known now, in no particular order; two of the same name are two. */
    List<NodeName> nodes();

    /** The writers and readers that are known now, in no particular order. */
    List<GraphEndpoint> endpoints();

    /**
     * Calls back after each change of nodes or endpoints until the result is closed, as {@link EndpointListener} is called.
     */
    Registration onGraphChange(Runnable listener);

    /** Closes all that was opened and releases what is held. Again, it does nothing. */
    @Override
    void close();

    /** Something that lasts until it is closed, without an exception. */
    interface Registration extends AutoCloseable {
        @Override
        void close();
    }
}
