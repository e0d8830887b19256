package dev.cedros.codec;

import dev.cedros.error.Checks;
import dev.cedros.error.InvalidMessageException;
import java.util.AbstractSequentialList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lists whose elements are reached by index; for generated code. An index needs no iterator, which the JVM removes only
 * where all lists that come by are of one class.
 */
@SuppressWarnings("JdkObsolete") // Linked lists are what it is about.
public final class Indexed {
    /** What the JDK shows lists with that may be slow by index; for lists known to be quick it has other classes. */
    private static final Class<?> UNMODIFIABLE =
            Collections.unmodifiableList(new LinkedList<>()).getClass();

    private static final Class<?> SYNCHRONIZED =
            Collections.synchronizedList(new LinkedList<>()).getClass();
    private static final Class<?> CHECKED =
            Collections.checkedList(new LinkedList<>(), Object.class).getClass();
    private static final Class<?> PART = new LinkedList<>().subList(0, 0).getClass();

    private Indexed() {}

    /**
     * Returns the list itself, or a copy if it is one that goes through all elements before the one with an index, or a view
     * of the JDK of such a list. Whether it is a {@link java.util.RandomAccess} is not asked: to find an interface among those
     * of a class takes HotSpot longer than to write a short list.
     *
     * @throws InvalidMessageException with code {@code null-member} if it is null
     */
    public static <E> List<E> of(@Nullable List<E> elements) {
        List<E> all = Checks.required(elements);
        return all instanceof AbstractSequentialList || isView(all.getClass()) ? new ArrayList<>(all) : all;
    }

    private static boolean isView(Class<?> type) {
        return type == UNMODIFIABLE || type == SYNCHRONIZED || type == CHECKED || type == PART;
    }
}
