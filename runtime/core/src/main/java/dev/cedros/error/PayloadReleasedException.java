package dev.cedros.error;

import org.jspecify.annotations.Nullable;

/**
 * Says that bytes were used after the payload that lends them was released. They may hold another message by then, so
 * they are not touched.
 */
public final class PayloadReleasedException extends CedrosException {
    private static final long serialVersionUID = 1L;

    /** Starts an exception, code {@code payload-released}; the problem names the use and how to mend it. */
    public PayloadReleasedException(String problem) {
        super("payload-released", problem, null);
    }

    @Override
    public PayloadReleasedException within(@Nullable String typeName, @Nullable String member) {
        super.within(typeName, member);
        return this;
    }
}
