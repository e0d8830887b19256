package dev.cedros.sequence;

import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A list that refuses every change, also one that would change nothing. */
abstract class UnchangingList<E> extends AbstractCollection<E> implements List<E> {
    @Override
    public final boolean add(E element) {
        throw refused();
    }

    @Override
    public final void add(int index, E element) {
        throw refused();
    }

    @Override
    public final boolean addAll(Collection<? extends E> more) {
        throw refused();
    }

    @Override
    public final boolean addAll(int index, Collection<? extends E> more) {
        throw refused();
    }

    @Override
    public final E set(int index, E element) {
        throw refused();
    }

    @Override
    public final E remove(int index) {
        throw refused();
    }

    @Override
    public final boolean remove(@Nullable Object element) {
        throw refused();
    }

    @Override
    public final boolean removeAll(Collection<?> elements) {
        throw refused();
    }

    @Override
    public final boolean removeIf(Predicate<? super E> filter) {
        throw refused();
    }

    @Override
    public final boolean retainAll(Collection<?> elements) {
        throw refused();
    }

    @Override
    public final void replaceAll(UnaryOperator<E> operator) {
        throw refused();
    }

    @Override
    public final void sort(@Nullable Comparator<? super E> order) {
        throw refused();
    }

    @Override
    public final void clear() {
        throw refused();
    }

    static UnsupportedOperationException refused() {
        return new UnsupportedOperationException(
                "A packed sequence never changes. Copy it into an ArrayList, or build another.");
    }
}
