package dev.cedros.node;

import dev.cedros.node.transport.Endpoint;
import dev.cedros.node.transport.EndpointEvent;
import dev.cedros.node.transport.EndpointListener;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Takes what an engine tells of an endpoint to the executor of the node, where it may take its time. Unless somebody listens,
 * only what keeps endpoints apart is told, to the log.
 */
final class EventQueue extends Work implements EndpointListener {
    private static final System.Logger LOG = System.getLogger(Node.class.getName());

    private final Queue<EndpointEvent> events = new ConcurrentLinkedQueue<>();
    private final Endpoint endpoint;
    private final Errors errors;
    private final @Nullable Consumer<? super EndpointEvent> listener;
    private final @Nullable Waiters matches;

    /**
     * Makes one for an endpoint.
     *
     * @param listener is called with each event; null for the log
     */
    EventQueue(Node node, Endpoint endpoint, CallbackGroup group, @Nullable Consumer<? super EndpointEvent> listener) {
        this(node, endpoint, group, listener, null);
    }

    /** Makes one that also wakes those who wait for a counterpart. */
    EventQueue(
            Node node,
            Endpoint endpoint,
            CallbackGroup group,
            @Nullable Consumer<? super EndpointEvent> listener,
            @Nullable Waiters matches) {
        super(node.executor(), group);
        this.endpoint = endpoint;
        this.errors = node.errors();
        this.listener = listener;
        this.matches = matches;
    }

    @Override
    public void dataAvailable() {
        // Writers have nothing to take; readers see to it themselves.
    }

    @Override
    public void event(EndpointEvent event) {
        if (matches != null && event.kind() == EndpointEvent.Kind.MATCHED) {
            matches.wakeAll();
        }
        if (listener != null || isWorthLogging(event)) {
            events.add(event);
            signal();
        }
    }

    @Override
    boolean perform() {
        EndpointEvent event = events.poll();
        if (event == null) {
            return false;
        }
        if (listener == null) {
            LOG.log(System.Logger.Level.WARNING, describe(event));
            return true;
        }
        try {
            listener.accept(event);
        } catch (Throwable e) {
            errors.report(NodeError.Kind.CALLBACK, endpoint.name(), null, e);
        }
        return true;
    }

    private static boolean isWorthLogging(EndpointEvent event) {
        return switch (event.kind()) {
            case INCOMPATIBLE_QOS, INCOMPATIBLE_TYPE -> true;
            case MATCHED, MESSAGES_LOST -> false;
        };
    }

    private String describe(EndpointEvent event) {
        if (event instanceof EndpointEvent.IncompatibleQos qos) {
            return endpoint.name() + ": " + endpoint.node().fullName() + " and "
                    + qos.remote().node().fullName() + " are not connected, because they disagree on "
                    + qos.policy() + ": " + endpoint.qos() + " and "
                    + qos.remote().qos() + ".";
        }
        if (event instanceof EndpointEvent.IncompatibleType type) {
            return endpoint.name() + ": " + endpoint.node().fullName() + " and "
                    + type.remote().node().fullName() + " are not connected, because their types differ: "
                    + endpoint.type().typeName() + " " + endpoint.type().typeHash() + " and "
                    + type.remote().typeName() + " " + type.remote().typeHash() + ".";
        }
        return endpoint.name() + ": " + event;
    }
}
