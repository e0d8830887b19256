package dev.cedros.type;

import dev.cedros.error.CedrosException;
import org.jspecify.annotations.Nullable;

/**
 * Says that types are nested in a way that no message can be: in themselves, code {@code recursive-message}, or deeper than
 * is sensible, code {@code nested-too-deep}. {@link #typeName} and {@link #member} name the type and the member where it
 * begins.
 */
public final class NestingException extends CedrosException {
    private static final long serialVersionUID = 1L;

    private NestingException(String code, String problem, @Nullable String typeName, @Nullable String member) {
        super(code, problem, null);
        within(typeName, member);
    }

    static NestingException recursive(String typeName, String member, String path) {
        return new NestingException(
                "recursive-message",
                typeName + " contains itself: " + path + ". ROS messages cannot recurse; store an index instead.",
                typeName,
                member);
    }

    static NestingException tooDeep(String typeName) {
        return new NestingException(
                "nested-too-deep",
                typeName + " nests messages more than " + TypeClosure.MAX_DEPTH + " levels deep. Flatten some of them.",
                typeName,
                null);
    }

    /** The same exception with a message that begins with a place, such as {@code Imu.msg:7:1}. */
    public NestingException at(String place) {
        return new NestingException(code(), place + ": " + problem(), typeName(), member());
    }

    /** Gives the problem, in which the type is named already. */
    @Override
    public String getMessage() {
        return problem();
    }
}
