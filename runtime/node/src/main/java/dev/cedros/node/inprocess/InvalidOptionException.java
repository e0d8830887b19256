package dev.cedros.node.inprocess;

import dev.cedros.error.CedrosException;
import org.jspecify.annotations.Nullable;

/** Says that an option has a value it cannot have; its code is {@code invalid-option}. */
public final class InvalidOptionException extends CedrosException {
    private static final long serialVersionUID = 1L;

    InvalidOptionException(String problem) {
        super("invalid-option", problem, null);
    }

    @Override
    public InvalidOptionException within(@Nullable String typeName, @Nullable String member) {
        super.within(typeName, member);
        return this;
    }
}
