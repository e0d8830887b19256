package dev.cedros.codec;

import dev.cedros.error.Checks;
import dev.cedros.error.InvalidMessageException;
import java.util.AbstractSequentialList;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lists whose elements are reached by index; for generated code. An index needs no iterator, which the JVM removes only
 * where all lists that come by are of one class.
 */
public final class Indexed {
    private Indexed() {}

    /**
     * Returns the list itself, or a copy if it is one that goes through all elements before the one with an index. Whether
     * it is a {@link java.util.RandomAccess} is not asked: to find an interface among those of a class takes HotSpot longer
     * than to write a short list.
     *
     * @throws InvalidMessageException with code {@code null-member} if it is null
     */
    public static <E> List<E> of(@Nullable List<E> elements) {
        List<E> all = Checks.required(elements);
        return all instanceof AbstractSequentialList ? new ArrayList<>(all) : all;
    }
}
