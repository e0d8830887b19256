package dev.cedros.node.qos;

import dev.cedros.error.CedrosException;
import org.jspecify.annotations.Nullable;

/** Says that a profile asks for something that is not there; its code is {@code invalid-qos}. */
public final class InvalidQosException extends CedrosException {
    private static final long serialVersionUID = 1L;

    InvalidQosException(String problem) {
        super("invalid-qos", problem, null);
    }

    @Override
    public InvalidQosException within(@Nullable String typeName, @Nullable String member) {
        super.within(typeName, member);
        return this;
    }
}
