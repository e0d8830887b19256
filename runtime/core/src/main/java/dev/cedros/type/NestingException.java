package dev.cedros.type;

import dev.cedros.error.CedrosException;

/** Says that types are nested in a way that no message can be: in themselves, or deeper than is sensible. */
public final class NestingException extends CedrosException {
    private static final long serialVersionUID = 1L;

    private NestingException(String code, String problem) {
        super(code, problem, null);
    }

    static NestingException recursive(String path) {
        return new NestingException(
                "recursive-message",
                "the type contains itself: " + path + ". ROS messages cannot recurse; store an index instead.");
    }

    static NestingException tooDeep(String typeName) {
        return new NestingException(
                "nested-too-deep",
                typeName + " nests messages more than " + TypeClosure.MAX_DEPTH
                        + " levels deep. Flatten some of them.");
    }
}
