package dev.cedros.node;

import dev.cedros.error.CedrosException;
import org.jspecify.annotations.Nullable;

/** Says that a node, an executor or a part of them cannot do what was asked, and how to ask it. */
public final class NodeException extends CedrosException {
    private static final long serialVersionUID = 1L;

    /**
     * Starts an exception.
     *
     * @param code the stable name of the problem, such as {@code closed} or {@code already-spinning}
     * @param problem what is wrong, where, and how to mend it
     */
    public NodeException(String code, String problem) {
        this(code, problem, null);
    }

    /** Starts an exception that another one led to. */
    public NodeException(String code, String problem, @Nullable Throwable cause) {
        super(code, problem, cause);
    }

    @Override
    public NodeException within(@Nullable String typeName, @Nullable String member) {
        super.within(typeName, member);
        return this;
    }

    static NodeException closed(String what) {
        return new NodeException("closed", what + " is closed. Make another one, or close it later.");
    }
}
