package dev.cedros.node;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * How a node is called and who runs its callbacks. Immutable.
 *
 * @param name the name, such as {@code talker}: letters, digits and underscores, not beginning with a digit
 * @param namespace the namespace, such as {@code /robot1}; {@code /} unless said otherwise
 * @param executor who runs the callbacks; null for the executor of the context
 * @param errorHandler is told what goes wrong in callbacks, by the thread that ran them; the log unless said otherwise
 */
public record NodeOptions(
        String name, String namespace, @Nullable NodeExecutor executor, Consumer<? super NodeError> errorHandler) {
    /** Checks that a handler is there; the names are checked when the node is made. */
    public NodeOptions {
        Arguments.present(name, "node name");
        Arguments.present(namespace, "namespace");
        Arguments.present(errorHandler, "error handler");
    }

    /** Names the node and leaves all else as it is usual. */
    public static NodeOptions of(String name) {
        return new NodeOptions(name, "/", null, Errors::log);
    }

    /** The same in another namespace. */
    public NodeOptions withNamespace(String otherNamespace) {
        return new NodeOptions(name, otherNamespace, executor, errorHandler);
    }

    /** The same with callbacks that run elsewhere. */
    public NodeOptions withExecutor(NodeExecutor otherExecutor) {
        return new NodeOptions(name, namespace, otherExecutor, errorHandler);
    }

    /** The same with another handler of errors. */
    public NodeOptions withErrorHandler(Consumer<? super NodeError> otherHandler) {
        return new NodeOptions(name, namespace, executor, otherHandler);
    }
}
