package dev.cedros.node.inprocess;

import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.transport.Endpoint;
import dev.cedros.node.transport.EndpointListener;
import dev.cedros.node.transport.Gid;
import dev.cedros.node.transport.GraphEndpoint;
import dev.cedros.node.transport.Transport;
import org.jspecify.annotations.Nullable;

/**
 * What writers and readers have in common.
 *
 * <p>Locks are taken in this order: topic, writer, reader. Nothing is called with one of them held but what belongs to this
 * package: see {@link Aftermath} and {@link Notices}.
 */
abstract class TopicEnd implements Transport.Registration {
    final InProcessTransport transport;
    final Endpoint endpoint;
    final EndpointListener listener;
    final Gid gid;

    /** Its place in the order in which several readers are asked for room. */
    final long ordinal;

    private final boolean writer;
    private volatile boolean closed;

    /** Null before it is opened. */
    private @Nullable GraphEndpoint announcement;

    TopicEnd(boolean writer, InProcessTransport transport, Endpoint endpoint, EndpointListener listener) {
        this.writer = writer;
        this.transport = transport;
        this.endpoint = endpoint;
        this.listener = listener;
        this.ordinal = transport.domain().nextOrdinal();
        this.gid = new Gid(transport.domain().gidPrefix(), ordinal);
    }

    /** Tells with which QoS it was opened; under the lock of the topic, before anything is connected. */
    void announce(QosProfile resolved) {
        announcement = new GraphEndpoint(
                writer,
                endpoint.role(),
                endpoint.node(),
                endpoint.name(),
                endpoint.type().typeName(),
                endpoint.type().typeHash(),
                resolved,
                gid);
    }

    GraphEndpoint announcement() {
        GraphEndpoint known = announcement;
        if (known == null) {
            throw new IllegalStateException("not opened yet");
        }
        return known;
    }

    QosProfile qos() {
        return announcement().qos();
    }

    boolean isClosed() {
        return closed;
    }

    /** Lets go of what it holds, once it is closed and disconnected. */
    abstract void clear();

    @Override
    public final void close() {
        if (closed) {
            return;
        }
        closed = true;
        transport.forget(this);
        Topic.leave(this);
        try {
            clear();
        } finally {
            transport.domain().graphChanged();
        }
    }
}
