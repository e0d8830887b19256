package dev.cedros.error;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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
     * Returns {@code value} unless it is null.
     *
     * @throws InvalidMessageException with code {@code null-member} if it is
     */
    public static <T> T required(@Nullable T value) {
        if (value == null) {
            throw new InvalidMessageException("null-member", "is null. Give it a value; ROS messages have no null.");
        }
        return value;
    }

    /**
     * Returns an argument of a method unless it is null.
     *
     * @param name what the argument is, as the user calls it
     * @throws InvalidMessageException with code {@code null-member} if it is
     */
    public static <T> T present(@Nullable T argument, String name) {
        if (argument == null) {
            throw new InvalidMessageException("null-member", "The " + name + " is null. Give one.");
        }
        return argument;
    }

    /**
     * Checks the length of an array that has a fixed number of elements on the wire.
     *
     * @throws InvalidMessageException with code {@code array-length} if the two differ
     */
    public static void checkLength(int actual, int expected) {
        if (actual != expected) {
            throw new InvalidMessageException(
                    "array-length", "has " + elements(actual) + "; the array takes exactly " + expected + ".");
        }
    }

    /**
     * Checks the number of elements of a bounded sequence.
     *
     * @throws InvalidMessageException with code {@code sequence-bound} if there are more than {@code bound}
     */
    public static void checkBound(int count, int bound) {
        if (count > bound) {
            throw new InvalidMessageException(
                    "sequence-bound", "has " + count + " elements; the bound is " + bound + ". Give fewer.");
        }
    }

    /**
     * Checks that a collection had as many elements as it said.
     *
     * @param counted how many it gave
     * @param size how many it says that it has
     * @throws InvalidMessageException with code {@code collection-changed} if the two differ
     */
    public static void checkUnchanged(int counted, int size) {
        if (counted != size) {
            throw new InvalidMessageException(
                    "collection-changed",
                    "gave " + elements(counted) + " and says that it has " + size
                            + ". Do not change it while it is used.");
        }
    }

    /**
     * Copies a list whose elements cannot change themselves; the copy cannot change either.
     *
     * @throws InvalidMessageException with code {@code null-member} if the list is null or has a null, which it names
     */
    public static <E> List<E> requiredElements(@Nullable List<? extends E> elements) {
        List<? extends E> all = required(elements);
        List<E> copies = new ArrayList<>(all.size());
        int i = 0;
        try {
            for (E element : all) {
                copies.add(required(element));
                i++;
            }
        } catch (RuntimeException e) {
            throw atIndex(e, i);
        }
        return Collections.unmodifiableList(copies);
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
        // An accessor that decodes something else may throw one of our errors about other bytes.
        if (e instanceof InvalidMessageException
                || e instanceof BufferTooSmallException
                || e instanceof PayloadReleasedException) {
            return (CedrosException) e;
        }
        return new InvalidMessageException("accessor-failed", "could not be read from the message: " + e, e);
    }

    private static String elements(int count) {
        return count == 1 ? "1 element" : count + " elements";
    }
}
