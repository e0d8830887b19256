package dev.cedros.error;

import org.jspecify.annotations.Nullable;

/**
 * Says that a message does not fit the buffer the caller gave, and how much would be enough. The message itself is
 * fine: the same call with a larger buffer works. What stands in the buffer from the start of the message on is
 * undefined.
 */
public final class BufferTooSmallException extends CedrosException {
    private static final long serialVersionUID = 1L;

    private static final int UNKNOWN = -1;

    private final int needed;
    private final int available;

    /**
     * Starts an exception, code {@code buffer-too-small}.
     *
     * @param needed the bytes that the whole message takes, or -1 where that is not known
     * @param available the bytes that the buffer has for it
     */
    public BufferTooSmallException(int needed, int available) {
        super("buffer-too-small", problem(needed, available), null);
        this.needed = needed;
        this.available = available;
    }

    /** Gives the size of the whole message in bytes, encapsulation header included, or -1 where it is not known. */
    public int needed() {
        return needed < 0 ? UNKNOWN : needed;
    }

    /** Gives the number of bytes that the buffer had for the message. */
    public int available() {
        return available;
    }

    /**
     * Returns the same exception with the size that the whole message needs. It keeps the type and the stack trace, but
     * not the member: the size is that of the whole message, not that of the member at which the buffer happened to
     * end.
     */
    public BufferTooSmallException needing(int needed) {
        BufferTooSmallException copy = new BufferTooSmallException(needed, available);
        copy.setStackTrace(getStackTrace());
        return copy.within(typeName(), null);
    }

    @Override
    public BufferTooSmallException within(@Nullable String typeName, @Nullable String member) {
        super.within(typeName, member);
        return this;
    }

    private static String problem(int needed, int available) {
        String hint = " Give a larger buffer; serializedSize tells how large.";
        return needed < 0
                ? "needs more than the " + available + " bytes that are available." + hint
                : "needs " + needed + " bytes, " + available + " are available." + hint;
    }
}
