package dev.cedros.error;

import org.jspecify.annotations.Nullable;

/**
 * Says that a type is known by its name only: no codec and no description of it can be found, so its bytes mean nothing
 * here. The message begins with {@code Unknown message type:} and the name as the caller gave it, which {@link #typeName}
 * gives too.
 */
public final class UnknownTypeException extends CedrosException {
    private static final long serialVersionUID = 1L;

    /**
     * Starts an exception, code {@code unknown-type}.
     *
     * @param typeName the name that was asked for
     * @param hint one or more sentences that say where the type may have been lost and how to mend it
     */
    public UnknownTypeException(String typeName, String hint) {
        this(typeName, hint, null);
    }

    /** Starts an exception that another one, or a class that could not be loaded, led to. */
    public UnknownTypeException(String typeName, String hint, @Nullable Throwable cause) {
        super("unknown-type", "Unknown message type: " + typeName + ". " + hint, cause);
        super.within(typeName, null);
    }

    @Override
    public UnknownTypeException within(@Nullable String typeName, @Nullable String member) {
        super.within(typeName, member);
        return this;
    }

    /** Gives the problem, in which the type is named already. */
    @Override
    public String getMessage() {
        return problem();
    }
}
