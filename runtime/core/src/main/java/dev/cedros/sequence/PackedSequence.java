package dev.cedros.sequence;

import dev.cedros.payload.Lease;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * An immutable list of messages that consist of numbers alone, kept as the bytes that the wire carries: what all generated
 * classes such as {@code PointSequence} have in common. Encoding and decoding one is a single block copy, or none at all.
 *
 * <p>The generated class reads single numbers ({@code points.x(i)}), whole columns of them ({@code points.xs()}) and all of
 * them one after the other ({@code visit}) without making objects. {@link #get} makes the element anew each time, so that
 * two calls give equal objects but not the same; in a loop over many elements it may cost a hundred times as much.
 *
 * <p>It is equal to any list of equal elements. Where elements hold Java arrays, which are equal only to themselves, two
 * sequences of the same class compare these by their elements.
 *
 * <p>A sequence owns its bytes, or borrows them from a payload: then every use of an element after {@link
 * dev.cedros.payload.Payload the payload} was released is a {@link dev.cedros.error.PayloadReleasedException}. It may be
 * used by several threads at once.
 *
 * @param <E> the message
 */
public abstract class PackedSequence<E> extends UnchangingList<E> implements RandomAccess {
    private static final int SHOWN_ELEMENTS = 32;

    /** Where the elements are, in little-endian order, one directly after the other; {@link #place} tells where. */
    protected final byte[] bytes;

    final int offset;
    final int size;
    final @Nullable Lease lease;

    /**
     * Shows elements that lie in an array which will not change; for generated classes, which are given checked ones.
     *
     * @param offset where the first element begins
     * @param size the number of elements
     * @param lease what says until when the bytes may be read; null if they always may
     */
    protected PackedSequence(byte[] bytes, int offset, int size, @Nullable Lease lease) {
        this.bytes = bytes;
        this.offset = offset;
        this.size = size;
        this.lease = lease;
    }

    /** Tells how the numbers of an element lie in its bytes. */
    protected abstract PackedForm<?> form();

    /** Whether an element equals a message by value, Java arrays in it by their elements. */
    protected abstract boolean equalAt(int index, E message);

    /** The hash code that the codec of the message gives an element. */
    protected abstract int hashAt(int index);

    /**
     * Finds the first byte of an element, for generated classes; checks that there is such an element and that its bytes may
     * still be read.
     */
    protected final int place(int index, int elementSize) {
        checkLease();
        return offset + Objects.checkIndex(index, size) * elementSize;
    }

    final void checkLease() {
        if (lease != null) {
            lease.check();
        }
    }

    @Override
    public final int size() {
        return size;
    }

    @Override
    public final boolean isEmpty() {
        return size == 0;
    }

    /**
     * Makes the object of an element.
     *
     * @throws IndexOutOfBoundsException if there is no such element; the message tells index and size
     */
    @Override
    public abstract E get(int index);

    /**
     * Writes all elements to the wire, from {@code at} on, and returns where they end; for codecs, which have checked that
     * they fit.
     */
    public final int toWire(byte[] target, int at, boolean bigEndian) {
        return form().toWire(this, target, at, bigEndian);
    }

    /**
     * Writes all elements to the wire, and before them, if there are any, zeros up to the next place for one; for codecs.
     *
     * @param origin the index in the target from which alignment counts
     * @return the index after the last element
     * @throws IndexOutOfBoundsException if they do not fit
     */
    public final int write(byte[] target, int origin, int position, boolean bigEndian) {
        int at = position;
        if (!isEmpty()) {
            for (int padding = (origin - position) & (form().alignment() - 1); padding > 0; padding--) {
                target[at++] = 0;
            }
        }
        return toWire(target, at, bigEndian);
    }

    /**
     * Gives the position after all elements when they are written from {@code start} on, padding before them included; for
     * codecs. Positions count from the byte after the encapsulation header.
     */
    public final long wireEnd(long start) {
        if (size == 0) {
            return start;
        }
        PackedForm<?> form = form();
        long padding = -start & (form.alignment() - 1);
        return start + padding + (long) size * form.elementSize();
    }

    /**
     * Returns a sequence of the same elements that has bytes of its own: this one, or a copy if its bytes are those of a payload
     * or lie in an array that holds others.
     */
    public abstract PackedSequence<E> detached();

    /** Returns the elements from {@code from} on up to, but not including, {@code to}; their bytes are not copied. */
    @Override
    public abstract PackedSequence<E> subList(int from, int to);

    @Override
    public final Iterator<E> iterator() {
        return new PackedIterator<>(this, 0);
    }

    @Override
    public final ListIterator<E> listIterator() {
        return new PackedIterator<>(this, 0);
    }

    @Override
    public final ListIterator<E> listIterator(int index) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + size);
        }
        return new PackedIterator<>(this, index);
    }

    @Override
    public final boolean contains(@Nullable Object element) {
        return indexOf(element) >= 0;
    }

    @Override
    public final int indexOf(@Nullable Object element) {
        for (int i = 0; i < size && element != null; i++) {
            if (element.equals(get(i))) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public final int lastIndexOf(@Nullable Object element) {
        for (int i = size - 1; i >= 0 && element != null; i--) {
            if (element.equals(get(i))) {
                return i;
            }
        }
        return -1;
    }

    /**
     * Compares with any list by value, as the codec of a message compares lists: floating point numbers so that NaN equals
     * NaN and 0.0 does not equal -0.0, Java arrays by their elements.
     */
    public final boolean equalByValue(List<? extends E> other) {
        if (other instanceof PackedSequence<?> that && that.getClass() == getClass()) {
            return form().sameNumbers(this, that);
        }
        int i = 0;
        for (E message : other) {
            if (i == size || message == null || !equalAt(i, message)) {
                return false;
            }
            i++;
        }
        return i == size;
    }

    /** Gives the hash code that the codec of a message gives a list with these elements; it agrees with {@link #equalByValue}. */
    public final int hashByValue() {
        int hash = 1;
        for (int i = 0; i < size; i++) {
            hash = 31 * hash + hashAt(i);
        }
        return hash;
    }

    @Override
    public final boolean equals(@Nullable Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof List<?> list)) {
            return false;
        }
        if (list instanceof PackedSequence<?> that && that.getClass() == getClass()) {
            return form().sameNumbers(this, that);
        }
        Iterator<?> others = list.iterator();
        for (int i = 0; i < size; i++) {
            if (!others.hasNext() || !get(i).equals(others.next())) {
                return false;
            }
        }
        return !others.hasNext();
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int i = 0; i < size; i++) {
            hash = 31 * hash + get(i).hashCode();
        }
        return hash;
    }

    /** Shows the elements as other lists do, but of more than 32 only the first 32 and their number. */
    @Override
    public final String toString() {
        StringBuilder text = new StringBuilder("[");
        int shown = Math.min(size, SHOWN_ELEMENTS);
        for (int i = 0; i < shown; i++) {
            text.append(i > 0 ? ", " : "").append(get(i));
        }
        if (shown < size) {
            text.append(", … ").append(size).append(" elements");
        }
        return text.append(']').toString();
    }
}
