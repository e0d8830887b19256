package dev.cedros.processor.check;

import dev.cedros.processor.model.Origin;

/**
 * Something that keeps a message from being encoded, or should be pointed out.
 *
 * @param code its kind
 * @param message what is wrong, in the user's names, and how to fix it
 * @param origin the smallest place it can be pinned to
 */
public record Problem(ProblemCode code, String message, Origin origin) {
    /** What the user reads. */
    public String text() {
        return text(code, message);
    }

    /** The same for a message without a place. */
    public static String text(ProblemCode code, String message) {
        return "[cedros:" + code.text() + "] " + message;
    }
}
