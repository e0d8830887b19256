package dev.cedros.node;

import org.jspecify.annotations.Nullable;

/**
 * Something that went wrong where nobody waits for it: in a callback, or before one could be called.
 *
 * @param node the full name of the node
 * @param kind what was being done
 * @param name the expanded name of the topic, service or action; empty for timers
 * @param info the message in question, publisher included; null if it was not about one
 * @param cause what was thrown
 */
public record NodeError(
        String node, Kind kind, String name, @Nullable MessageInfo info, Throwable cause) {
    /** What was being done when it went wrong. */
    public enum Kind {
        /** Bytes that arrived were no message of the type. */
        DECODE,

        /** A callback of a subscription, a handler of a service or action, a timer: code of the user's threw. */
        CALLBACK,

        /** A response, feedback or status could not be sent. */
        SEND
    }

    /** Says all of it in one line. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(node);
        text.append(
                switch (kind) {
                    case DECODE -> ": cannot decode what came";
                    case CALLBACK -> ": a callback threw";
                    case SEND -> ": cannot send";
                });
        if (!name.isEmpty()) {
            text.append(" on ").append(name);
        }
        if (info != null) {
            text.append(", message ")
                    .append(info.sequenceNumber())
                    .append(" of publisher ")
                    .append(info.publisher());
        }
        return text.append(": ").append(describe(cause)).toString();
    }

    /** What was thrown may be a class of the user's, and fail once more when it is to say what it is. */
    private static String describe(Throwable cause) {
        try {
            return cause.toString();
        } catch (Throwable e) {
            return cause.getClass().getName() + ", whose text cannot be shown: "
                    + e.getClass().getName();
        }
    }
}
