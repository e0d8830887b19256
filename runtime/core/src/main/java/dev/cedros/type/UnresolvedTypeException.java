package dev.cedros.type;

import dev.cedros.error.CedrosException;

/** Says that the description of a type is not to be had, because a type that it needs is not defined anywhere known. */
public final class UnresolvedTypeException extends CedrosException {
    private static final long serialVersionUID = 1L;

    private final String missing;
    private final String neededBy;

    /**
     * Makes one, code {@code unresolved-type}.
     *
     * @param missing the full name of the type that is not defined
     * @param neededBy the full name of the type with a member of it
     * @param problem a full sentence or two that name both
     */
    public UnresolvedTypeException(String missing, String neededBy, String problem) {
        super("unresolved-type", problem, null);
        this.missing = missing;
        this.neededBy = neededBy;
    }

    /** The full name of the type that is not defined, such as {@code geometry_msgs/msg/Point}. */
    public String missing() {
        return missing;
    }

    /** The full name of the type with a member of the missing one. */
    public String neededBy() {
        return neededBy;
    }
}
