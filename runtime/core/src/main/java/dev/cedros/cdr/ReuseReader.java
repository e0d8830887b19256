package dev.cedros.cdr;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Adds what decoding into existing messages needs: which of the objects that a message holds may be read over.
 *
 * <p>An object is read over once at most. One that a message holds in two places would otherwise end with the value of the
 * second in both; so the second place gets a new object.
 */
@SuppressWarnings("ReferenceEquality") // It is about the same object, not an equal one.
abstract sealed class ReuseReader extends ElementReader permits RunReader {
    /** Objects in use; made when the first one is asked for. */
    private @Nullable Claims claims;

    ReuseReader(byte[] data, int offset, int length, CdrOptions options) {
        super(data, offset, length, options);
    }

    /** Gives the object back if it may be read over; null if it is null or has been read over already. */
    public final <T> @Nullable T reusable(@Nullable T current) {
        return current != null && claim(current) ? current : null;
    }

    /**
     * Gives a list to read {@code count} elements into: {@code current} without what it has beyond them, if it is exactly an
     * {@link ArrayList} that may be read over; otherwise a new one.
     */
    public final <T> List<T> reusableList(@Nullable List<T> current, int count) {
        if (current == null || current.getClass() != ArrayList.class || !claim(current)) {
            return new ArrayList<>(count);
        }
        ArrayList<T> list = (ArrayList<T>) current;
        if (list.size() > count) {
            list.subList(count, list.size()).clear();
        } else {
            list.ensureCapacity(count);
        }
        return list;
    }

    /** Gives the element of a list that stands at an index, if there is one that may be read over, or null. */
    public final <T> @Nullable T reusableElement(List<T> list, int index) {
        return index < list.size() ? reusable(list.get(index)) : null;
    }

    /** Puts an element into a list in place of the one at the index, or at its end. */
    public final <T> void putElement(List<T> list, int index, T element) {
        if (index == list.size()) {
            list.add(element);
        } else if (list.get(index) != element) {
            list.set(index, element);
        }
    }

    /**
     * Gives the array back if it is exactly of this type, has {@code count} elements and may be read over, or null.
     *
     * @param type the class of the array: one of a subclass would refuse elements
     */
    public final <T> T @Nullable [] reusableArray(T @Nullable [] current, int count, Class<?> type) {
        return current != null && current.length == count && current.getClass() == type && claim(current)
                ? current
                : null;
    }

    /** Whether an object may be read over; the second time it may not. */
    final boolean claim(Object object) {
        Claims known = claims;
        if (known == null) {
            known = new Claims();
            claims = known;
        }
        return known.add(object);
    }

    /** Forgets all objects. */
    final void clearClaims() {
        if (claims != null) {
            claims.clear();
        }
    }
}
