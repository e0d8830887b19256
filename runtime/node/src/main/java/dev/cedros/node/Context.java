package dev.cedros.node;

import dev.cedros.node.inprocess.InProcessTransport;
import dev.cedros.node.transport.NodeName;
import dev.cedros.node.transport.Transport;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A program's place among nodes: the transport that its nodes share, a clock for their timers, and an executor for those that
 * bring none. Thread-safe.
 *
 * <pre>{@code
 * try (Context context = Context.inProcess()) {
 *     Node listener = context.node("listener");
 *     listener.subscribe("chatter", ChatCodec.TYPE, message -> System.out.println(message.data()));
 *     context.node("talker").publisher("chatter", ChatCodec.TYPE).publish(new Chat("hello"));
 * }
 * }</pre>
 */
public final class Context implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Node.class.getName());

    private final Transport transport;
    private final TimerThread clock = new TimerThread("cedros-clock");
    private final Set<Node> nodes = ConcurrentHashMap.newKeySet();
    private @Nullable SingleThreadedExecutor executor;
    private boolean closed;

    private Context(Transport transport) {
        this.transport = transport;
    }

    /** A context whose nodes reach each other and nobody else, inside this program. */
    public static Context inProcess() {
        return of(InProcessTransport.create());
    }

    /** A context over a transport, which is closed with it. */
    public static Context of(Transport transport) {
        return new Context(Arguments.present(transport, "transport"));
    }

    /**
     * Makes a node in the namespace {@code /}, with everything as it is usual.
     *
     * @throws NodeException with code {@code closed}
     * @throws dev.cedros.node.transport.InvalidNameException for a name that ROS 2 does not allow
     */
    public Node node(String name) {
        return node(NodeOptions.of(name));
    }

    /**
     * Makes a node.
     *
     * @throws NodeException with code {@code closed}
     * @throws dev.cedros.node.transport.InvalidNameException for names that ROS 2 does not allow
     */
    public Node node(NodeOptions options) {
        Arguments.present(options, "options");
        NodeName name = new NodeName(options.namespace(), options.name());
        NodeExecutor runner = options.executor() == null ? defaultExecutor() : options.executor();
        checkOpen();
        // Without a lock: those who listen to changes of the graph are told of it.
        Node node = new Node(this, name, runner, options.errorHandler());
        if (!keep(node)) {
            node.close();
            throw NodeException.closed("The context");
        }
        return node;
    }

    /** Sees to it that a node is closed with this; false if it came too late for that. */
    private synchronized boolean keep(Node node) {
        return !closed && nodes.add(node);
    }

    private synchronized void checkOpen() {
        if (closed) {
            throw NodeException.closed("The context");
        }
    }

    private synchronized NodeExecutor defaultExecutor() {
        checkOpen();
        if (executor == null) {
            executor = new SingleThreadedExecutor();
            executor.start();
        }
        return executor;
    }

    /** What is known now of nodes, topics and services, those of other programs included if the transport reaches any. */
    public Graph graph() {
        return new Graph(transport.nodes(), transport.endpoints());
    }

    /**
     * Calls back after each change of the graph until the result is closed; a call that has begun by then goes on.
     *
     * @param listener is called by threads of the transport; it returns at once, and asks for the graph elsewhere. What it
     *     throws is logged
     */
    public Transport.Registration onGraphChange(Runnable listener) {
        Arguments.present(listener, "listener");
        return transport.onGraphChange(() -> {
            try {
                listener.run();
            } catch (Throwable e) { // it is not for those who change the graph
                LOG.log(System.Logger.Level.ERROR, "A listener to changes of the graph threw", e);
            }
        });
    }

    Transport transport() {
        return transport;
    }

    TimerClock clock() {
        return clock;
    }

    void forget(Node node) {
        nodes.remove(node);
    }

    /**
     * Closes all nodes, the executor that they shared, and the transport; executors that they brought stay open. No callback
     * begins after it has returned. Again, it does nothing.
     */
    @Override
    public void close() {
        SingleThreadedExecutor runner;
        synchronized (this) {
            closed = true;
            runner = executor;
        }
        List<AutoCloseable> all = new ArrayList<>(nodes);
        if (runner != null) {
            all.add(runner);
        }
        all.add(clock);
        all.add(transport);
        Parts.closeAll(all);
    }
}
