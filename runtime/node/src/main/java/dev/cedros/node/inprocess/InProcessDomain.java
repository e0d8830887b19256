package dev.cedros.node.inprocess;

import dev.cedros.node.transport.GraphEndpoint;
import dev.cedros.node.transport.NodeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/**
 * The place where the nodes of several contexts meet within one program. Nodes of different domains know nothing of each other.
 *
 * <p>Thread-safe. There is nothing to close: it goes when its transports are gone.
 */
public final class InProcessDomain {
    private final InProcessOptions options;
    private final Map<Topic.Key, Topic> topics = new ConcurrentHashMap<>();
    private final Set<NodeRegistration> nodes = ConcurrentHashMap.newKeySet();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private final LongAdder outstanding = new LongAdder();
    private final long gidPrefix = ThreadLocalRandom.current().nextLong();
    private final AtomicLong ordinals = new AtomicLong();

    private InProcessDomain(InProcessOptions options) {
        this.options = options;
    }

    /** Makes a domain with the default options. */
    public static InProcessDomain create() {
        return create(InProcessOptions.DEFAULT);
    }

    /** Makes a domain. */
    public static InProcessDomain create(InProcessOptions options) {
        return new InProcessDomain(options);
    }

    /** Makes a transport for one context, which closes it. */
    public InProcessTransport join() {
        return new InProcessTransport(this);
    }

    /** The options it was made with. */
    public InProcessOptions options() {
        return options;
    }

    /**
     * How many messages were written whose payloads are still held: by readers that have not taken them, by those who took them and
     * have not released all of their shares, and by writers for readers that come late. Messages under way count too, so that the
     * number is exact while nothing is written or released.
     */
    public long outstanding() {
        return outstanding.sum();
    }

    Map<Topic.Key, Topic> topics() {
        return topics;
    }

    Set<NodeRegistration> nodes() {
        return nodes;
    }

    List<Runnable> listeners() {
        return listeners;
    }

    LongAdder outstandingCounter() {
        return outstanding;
    }

    long gidPrefix() {
        return gidPrefix;
    }

    /** The next number of a writer or reader; by it they are told apart and ordered. */
    long nextOrdinal() {
        return ordinals.incrementAndGet();
    }

    List<NodeName> nodeNames() {
        return nodes.stream().map(NodeRegistration::name).toList();
    }

    List<GraphEndpoint> endpoints() {
        List<GraphEndpoint> all = new ArrayList<>();
        topics.values().forEach(topic -> topic.addEndpoints(all));
        return List.copyOf(all);
    }

    void graphChanged() {
        listeners.forEach(Runnable::run);
    }

    /** A node that was announced; by identity, since names may come twice. */
    static final class NodeRegistration {
        private final NodeName name;

        NodeRegistration(NodeName name) {
            this.name = name;
        }

        NodeName name() {
            return name;
        }
    }
}
