package dev.cedros.node.inprocess;

import dev.cedros.node.inprocess.InProcessDomain.NodeRegistration;
import dev.cedros.node.transport.Endpoint;
import dev.cedros.node.transport.EndpointListener;
import dev.cedros.node.transport.GraphEndpoint;
import dev.cedros.node.transport.NodeName;
import dev.cedros.node.transport.Reader;
import dev.cedros.node.transport.Transport;
import dev.cedros.node.transport.TransportException;
import dev.cedros.node.transport.Writer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Carries messages between nodes of one program, by {@link InProcessOptions}.
 *
 * <p>Delivery is done by the thread that writes: when {@code write} returns, each reader holds the message. With {@code keep_last}
 * a reader drops its oldest message for one that finds no room. With {@code keep_all} a reliable writer waits for room in all
 * reliable readers and then delivers to all; if one of them has none in time, nobody gets the message. Readers are told of
 * messages outside of all locks.
 *
 * <p>Messages that a reader lost are counted when the next one of the same writer is taken; what was written before it came is not
 * lost. A response is given only to the reader whose id the request names, if it is connected.
 */
public final class InProcessTransport implements Transport {
    private final InProcessDomain domain;
    private final Set<Registration> open = new LinkedHashSet<>();
    private boolean closed;

    InProcessTransport(InProcessDomain domain) {
        this.domain = domain;
    }

    /** Makes a transport in a domain of its own, with the default options. */
    public static InProcessTransport create() {
        return create(InProcessOptions.DEFAULT);
    }

    /** Makes a transport in a domain of its own. */
    public static InProcessTransport create(InProcessOptions options) {
        return InProcessDomain.create(options).join();
    }

    /** The domain it belongs to. */
    public InProcessDomain domain() {
        return domain;
    }

    /** How many messages of the domain are still held, as {@link InProcessDomain#outstanding} counts them. */
    public long outstanding() {
        return domain.outstanding();
    }

    @Override
    public String name() {
        return "in-process";
    }

    @Override
    public Registration openNode(NodeName node) {
        NodeRegistration registration = new NodeRegistration(Objects.requireNonNull(node, "node"));
        Registration closing = track(new Registration() {
            @Override
            public void close() {
                forget(this);
                if (domain.nodes().remove(registration)) {
                    domain.graphChanged();
                }
            }
        });
        domain.nodes().add(registration);
        return announced(closing);
    }

    @Override
    public Writer openWriter(Endpoint endpoint, EndpointListener listener) {
        TopicWriter writer = new TopicWriter(this, endpoint, Objects.requireNonNull(listener, "listener"));
        track(writer);
        writer.open();
        return announced(writer);
    }

    @Override
    public Reader openReader(Endpoint endpoint, EndpointListener listener) {
        TopicReader reader = new TopicReader(this, endpoint, Objects.requireNonNull(listener, "listener"));
        track(reader);
        reader.open();
        return announced(reader);
    }

    @Override
    public List<NodeName> nodes() {
        return domain.nodeNames();
    }

    @Override
    public List<GraphEndpoint> endpoints() {
        return domain.endpoints();
    }

    @Override
    public Registration onGraphChange(Runnable listener) {
        Objects.requireNonNull(listener, "listener");
        // An object of its own: the same listener may be there twice, and each registration ends one of them.
        GraphListener entry = new GraphListener(listener);
        Registration registration = track(new Registration() {
            @Override
            public void close() {
                forget(this);
                entry.ended = true;
                domain.listeners().remove(entry);
            }
        });
        domain.listeners().add(entry);
        return stillOpen(registration);
    }

    @Override
    public void close() {
        List<Registration> closing;
        synchronized (open) {
            closed = true;
            closing = List.copyOf(open);
        }
        Aftermath.forAll(closing, Registration::close);
    }

    void forget(Registration registration) {
        synchronized (open) {
            open.remove(registration);
        }
    }

    private <T extends Registration> T track(T registration) {
        synchronized (open) {
            if (closed) {
                throw closed();
            }
            open.add(registration);
        }
        return registration;
    }

    private <T extends Registration> T announced(T registration) {
        domain.graphChanged();
        return stillOpen(registration);
    }

    /** Undoes what was opened while the transport was being closed by another thread. */
    private <T extends Registration> T stillOpen(T registration) {
        synchronized (open) {
            if (!closed) {
                return registration;
            }
        }
        registration.close();
        throw closed();
    }

    private static TransportException closed() {
        return new TransportException("closed", "The transport is closed. Open nodes before that.");
    }

    /** Somebody who listens to changes; those who tell of one may have learnt of them before they ended that. */
    private static final class GraphListener implements Runnable {
        private final Runnable listener;
        private volatile boolean ended;

        GraphListener(Runnable listener) {
            this.listener = listener;
        }

        @Override
        public void run() {
            if (!ended) {
                listener.run();
            }
        }
    }
}
