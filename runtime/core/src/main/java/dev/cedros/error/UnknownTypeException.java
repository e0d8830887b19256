package dev.cedros.error;

import org.jspecify.annotations.Nullable;

/**
 * Says that a type is known by its name only: no codec and no description of it can be found, so its bytes mean nothing
 * here.
 */
public final class UnknownTypeException extends CedrosException {
    private static final long serialVersionUID = 1L;

    /** Starts an exception, code {@code unknown-type}; the problem names the type and how to mend it. */
    public UnknownTypeException(String problem) {
        super("unknown-type", problem, null);
    }

    @Override
    public UnknownTypeException within(@Nullable String typeName, @Nullable String member) {
        super.within(typeName, member);
        return this;
    }
}
