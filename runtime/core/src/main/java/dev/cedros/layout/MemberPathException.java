package dev.cedros.layout;

import dev.cedros.error.CedrosException;
import org.jspecify.annotations.Nullable;

/**
 * Says that a path names no member of a message type, or one of another kind than the caller asked for. The codes:
 * {@code path-syntax} for text that is no path, {@code unknown-member}, {@code member-kind} for a member that is of another
 * kind, {@code path-type} for a path that was resolved for another type, {@code inexact-number} for a number that the asked
 * type cannot hold exactly, and {@code element-index} for an element that is not there.
 */
public final class MemberPathException extends CedrosException {
    private static final long serialVersionUID = 1L;

    /** Starts an exception; see {@link CedrosException} for what code and problem look like. */
    public MemberPathException(String code, String problem) {
        super(code, problem, null);
    }

    @Override
    public MemberPathException within(@Nullable String typeName, @Nullable String member) {
        super.within(typeName, member);
        return this;
    }
}
