package dev.cedros.node.transport;

import dev.cedros.error.CedrosException;
import org.jspecify.annotations.Nullable;

/** Says that a message could not be carried, or an endpoint not be opened. */
public final class TransportException extends CedrosException {
    private static final long serialVersionUID = 1L;

    /**
     * Starts an exception.
     *
     * @param code the stable name of the problem, such as {@code back-pressure} or {@code closed}
     * @param problem what is wrong, where, and how to mend it
     */
    public TransportException(String code, String problem) {
        this(code, problem, null);
    }

    /** Starts an exception that another one led to. */
    public TransportException(String code, String problem, @Nullable Throwable cause) {
        super(code, problem, cause);
    }

    @Override
    public TransportException within(@Nullable String typeName, @Nullable String member) {
        super.within(typeName, member);
        return this;
    }
}
