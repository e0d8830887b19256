package dev.cedros.sequence;

import java.util.ListIterator;
import java.util.NoSuchElementException;

/** Walks a packed sequence in both directions; for one thread. */
final class PackedIterator<E> implements ListIterator<E> {
    private final PackedSequence<E> elements;
    private int next;

    PackedIterator(PackedSequence<E> elements, int next) {
        this.elements = elements;
        this.next = next;
    }

    @Override
    public boolean hasNext() {
        return next < elements.size();
    }

    @Override
    public E next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        E element = elements.get(next);
        next++;
        return element;
    }

    @Override
    public boolean hasPrevious() {
        return next > 0;
    }

    @Override
    public E previous() {
        if (!hasPrevious()) {
            throw new NoSuchElementException();
        }
        E element = elements.get(next - 1);
        next--;
        return element;
    }

    @Override
    public int nextIndex() {
        return next;
    }

    @Override
    public int previousIndex() {
        return next - 1;
    }

    @Override
    public void remove() {
        throw UnchangingList.refused();
    }

    @Override
    public void set(E element) {
        throw UnchangingList.refused();
    }

    @Override
    public void add(E element) {
        throw UnchangingList.refused();
    }
}
