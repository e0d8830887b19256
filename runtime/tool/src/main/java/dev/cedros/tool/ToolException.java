package dev.cedros.tool;

import org.jspecify.annotations.Nullable;

/** A command cannot do what it was asked for; the message is what the user reads: what is wrong, where, what to do. */
final class ToolException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ToolException(String problem) {
        this(problem, null);
    }

    ToolException(String problem, @Nullable Throwable cause) {
        super(problem, cause);
    }
}
