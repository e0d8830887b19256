package dev.cedros.node;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Where a node's errors go that nobody waits for. Nothing that the handler does comes back to who reports. */
final class Errors {
    private static final System.Logger LOG = System.getLogger(Node.class.getName());

    private final String node;
    private final Consumer<? super NodeError> handler;

    Errors(String node, Consumer<? super NodeError> handler) {
        this.node = node;
        this.handler = handler;
    }

    /** The handler of nodes that were given none. */
    static void log(NodeError error) {
        LOG.log(System.Logger.Level.ERROR, error.toString(), error.cause());
    }

    @SuppressWarnings("ReferenceEquality") // Nothing can be added to itself.
    void report(NodeError.Kind kind, String name, @Nullable MessageInfo info, Throwable cause) {
        NodeError error = new NodeError(node, kind, name, info, cause);
        try {
            handler.accept(error);
        } catch (Throwable e) {
            if (e != cause) {
                e.addSuppressed(cause);
            }
            LOG.log(System.Logger.Level.ERROR, "The error handler of " + node + " threw, for: " + error, e);
        }
    }
}
