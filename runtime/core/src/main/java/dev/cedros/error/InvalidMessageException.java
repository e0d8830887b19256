package dev.cedros.error;

import org.jspecify.annotations.Nullable;

/**
 * Says that a value the caller gave has no form on the wire: a null, a number out of range, an array of the wrong
 * length, a string or sequence beyond its bound, half a surrogate pair. Nothing is wrong with any bytes; the value has
 * to change.
 */
public final class InvalidMessageException extends CedrosException {
    private static final long serialVersionUID = 1L;

    /** Starts an exception without a cause; see {@link CedrosException} for what code and problem look like. */
    public InvalidMessageException(String code, String problem) {
        super(code, problem, null);
    }

    /** Starts an exception that another one led to. */
    public InvalidMessageException(String code, String problem, Throwable cause) {
        super(code, problem, cause);
    }

    @Override
    public InvalidMessageException within(@Nullable String typeName, @Nullable String member) {
        super.within(typeName, member);
        return this;
    }

    /**
     * Makes the exception, code {@code out-of-range}, for a number that its ROS type cannot hold.
     *
     * @param value the number as the caller gave it
     * @param rosType the type as a .msg file spells it, such as {@code uint8}
     * @param range the numbers that fit, such as {@code 0 to 255}
     */
    public static InvalidMessageException outOfRange(long value, String rosType, String range) {
        return new InvalidMessageException(
                "out-of-range", value + " does not fit " + rosType + ", which holds " + range + ".");
    }

    /**
     * Makes the exception, code {@code enum-value}, for an enum constant that stands for no number.
     *
     * @param enumName the simple name of the enum
     * @param constant the name of the constant
     */
    public static InvalidMessageException noNumber(String enumName, String constant) {
        return new InvalidMessageException(
                "enum-value",
                enumName + "." + constant + " has no number, so it cannot be encoded. Use a constant that has one.");
    }

    /**
     * Makes the exception, code {@code collection-changed}, for a message that took more room when it was written than when it
     * was measured.
     *
     * @param e what said that the room was not enough
     */
    public static InvalidMessageException grown(BufferTooSmallException e) {
        return new InvalidMessageException(
                "collection-changed",
                "The message grew while it was written. Do not change its collections while it is used.",
                e);
    }

    /**
     * Turns whatever escaped while a member was written into an exception that says where. One of our own gets type and
     * member put before its path and is returned; any other, thrown by an accessor of the user's class or by a
     * collection that changed meanwhile, becomes the cause of an InvalidMessageException with code {@code
     * accessor-failed}.
     */
    public static CedrosException at(RuntimeException e, String typeName, String member) {
        return located(e).within(typeName, member);
    }

    /** Does the same as {@link #at} for an element: puts {@code [index]} before the path and leaves the type open. */
    public static CedrosException atIndex(RuntimeException e, int index) {
        return located(e).within(null, "[" + index + "]");
    }

    /** Does the same for a member of an element: puts {@code [index]} before the path of the member. */
    public static CedrosException atIndex(RuntimeException e, int index, String member) {
        return located(e).within(null, member).within(null, "[" + index + "]");
    }

    private static CedrosException located(RuntimeException e) {
        // An accessor that decodes or encodes something else may throw one of our errors about other bytes. A buffer
        // that was too small for a whole message is never the one that is being written.
        if (e instanceof InvalidMessageException
                || e instanceof PayloadReleasedException
                || e instanceof BufferTooSmallException small && small.needed() < 0) {
            return (CedrosException) e;
        }
        return new InvalidMessageException("accessor-failed", "could not be read from the message: " + e, e);
    }
}
