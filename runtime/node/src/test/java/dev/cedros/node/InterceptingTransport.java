package dev.cedros.node;

import dev.cedros.node.transport.Endpoint;
import dev.cedros.node.transport.EndpointListener;
import dev.cedros.node.transport.Gid;
import dev.cedros.node.transport.GraphEndpoint;
import dev.cedros.node.transport.NodeName;
import dev.cedros.node.transport.Reader;
import dev.cedros.node.transport.RequestId;
import dev.cedros.node.transport.Sample;
import dev.cedros.node.transport.Transport;
import dev.cedros.node.transport.TransportException;
import dev.cedros.node.transport.Writer;
import dev.cedros.payload.Payload;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Another transport, with something done after a message was written, or in place of opening an endpoint. */
final class InterceptingTransport implements Transport {
    private final Transport transport;
    private final Map<String, Runnable> afterWriting = new ConcurrentHashMap<>();
    private final Map<String, UnaryOperator<Sample>> whenTaken = new ConcurrentHashMap<>();
    private final Set<String> unopenable = ConcurrentHashMap.newKeySet();

    InterceptingTransport(Transport transport) {
        this.transport = transport;
    }

    /** Has something run once each message of that name is written, by the thread that wrote it. */
    void afterWriting(String name, Runnable action) {
        afterWriting.put(name, action);
    }

    /** Has each sample changed that is taken from readers of that name. */
    void whenTaken(String name, UnaryOperator<Sample> change) {
        whenTaken.put(name, change);
    }

    /** Lets no endpoint of that kind and name be opened: {@code "writer TOPIC /chatter"}. */
    void refuse(String endpoint) {
        unopenable.add(endpoint);
    }

    void refuseNothing() {
        unopenable.clear();
    }

    private void check(String kind, Endpoint endpoint) {
        if (unopenable.contains(kind + " " + endpoint.role() + " " + endpoint.name())) {
            throw new TransportException("refused", "The test refuses it.");
        }
    }

    @Override
    public String name() {
        return transport.name();
    }

    @Override
    public Registration openNode(NodeName node) {
        return transport.openNode(node);
    }

    @Override
    public Writer openWriter(Endpoint endpoint, EndpointListener listener) {
        check("writer", endpoint);
        Writer writer = transport.openWriter(endpoint, listener);
        return new Writer() {
            @Override
            public Gid gid() {
                return writer.gid();
            }

            @Override
            public long write(Payload payload, long sourceTimestampNanos, @Nullable RequestId request) {
                long number = writer.write(payload, sourceTimestampNanos, request);
                afterWriting.getOrDefault(endpoint.name(), () -> {}).run();
                return number;
            }

            @Override
            public int matchedReaders() {
                return writer.matchedReaders();
            }

            @Override
            public void close() {
                writer.close();
            }
        };
    }

    @Override
    public Reader openReader(Endpoint endpoint, EndpointListener listener) {
        check("reader", endpoint);
        Reader reader = transport.openReader(endpoint, listener);
        return new Reader() {
            @Override
            public Gid gid() {
                return reader.gid();
            }

            @Override
            public @Nullable Sample take() {
                Sample sample = reader.take();
                return sample == null
                        ? null
                        : whenTaken
                                .getOrDefault(endpoint.name(), UnaryOperator.identity())
                                .apply(sample);
            }

            @Override
            public int matchedWriters() {
                return reader.matchedWriters();
            }

            @Override
            public long lostCount() {
                return reader.lostCount();
            }

            @Override
            public void close() {
                reader.close();
            }
        };
    }

    @Override
    public List<NodeName> nodes() {
        return transport.nodes();
    }

    @Override
    public List<GraphEndpoint> endpoints() {
        return transport.endpoints();
    }

    @Override
    public Registration onGraphChange(Runnable listener) {
        return transport.onGraphChange(listener);
    }

    @Override
    public void close() {
        transport.close();
    }
}
