package dev.cedros.error;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Checks of what callers give; each throws an {@link InvalidMessageException}. They are not methods of the exception: HotSpot
 * does not inline methods of throwable classes, and codecs check every object of a message.
 */
public final class Checks {
    private Checks() {}

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
            throw InvalidMessageException.atIndex(e, i);
        }
        return Collections.unmodifiableList(copies);
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
     * Returns the number of elements that a list says it has.
     *
     * @throws InvalidMessageException with code {@code collection-changed} if it is negative
     */
    public static int counted(int size) {
        if (size < 0) {
            throw new InvalidMessageException(
                    "collection-changed",
                    "says that it has " + size + " elements. Give a list that counts its elements.");
        }
        return size;
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

    private static String elements(int count) {
        return count == 1 ? "1 element" : count + " elements";
    }
}
