package dev.cedros.sequence;

import dev.cedros.payload.Lease;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How the numbers of one element of a packed sequence lie in its bytes, and how such a sequence is made: a constant of each
 * generated class, which readers need. The numbers stand one directly after the other; the first has the largest alignment.
 *
 * @param <S> the generated class
 */
public final class PackedForm<S extends PackedSequence<?>> {
    private final PackedNumbers numbers;
    private final View<S> view;
    private final S empty;

    /**
     * Makes a sequence over bytes that have been checked: the constructor of the generated class.
     *
     * @param <S> the generated class
     */
    @FunctionalInterface
    public interface View<S extends PackedSequence<?>> {
        /** Makes the sequence; see {@link PackedSequence#PackedSequence}. */
        S of(byte[] bytes, int offset, int size, @Nullable Lease lease);
    }

    private PackedForm(PackedNumbers numbers, View<S> view) {
        this.numbers = numbers;
        this.view = view;
        this.empty = view.of(new byte[0], 0, 0, null);
    }

    /** Says how a sequence is made of elements with these numbers. */
    public static <S extends PackedSequence<?>> PackedForm<S> of(PackedNumbers numbers, View<S> view) {
        return new PackedForm<>(numbers, view);
    }

    /** Where an element begins on the wire, in bytes: at a multiple of 1, 2, 4 or 8. */
    public int alignment() {
        return numbers.alignment();
    }

    /** The number of bytes that an element takes, a multiple of the alignment. */
    public int elementSize() {
        return numbers.sizeBytes();
    }

    /** The sequence without elements. */
    public S empty() {
        return empty;
    }

    /**
     * Shows little-endian elements in place; for codecs. The array must not change any more, or not before the lease has
     * ended.
     *
     * @param lease what says until when the bytes may be read; null if they always may
     * @throws IndexOutOfBoundsException if {@code source} ends before the last element
     */
    public S view(byte[] source, int offsetBytes, int size, @Nullable Lease lease) {
        if (size == 0) {
            return empty;
        }
        PrimitiveSequence.checkWire(source, offsetBytes, size, elementSize());
        return view.of(source, offsetBytes, size, lease);
    }

    /**
     * Copies elements that stand on the wire; for codecs.
     *
     * @param size the number of elements, checked by the caller against the bytes that are there
     * @throws IndexOutOfBoundsException if {@code source} ends before the last element
     */
    public S fromWire(byte[] source, int offsetBytes, int size, boolean bigEndian) {
        if (size == 0) {
            return empty;
        }
        int sizeBytes = PrimitiveSequence.checkWire(source, offsetBytes, size, elementSize());
        if (!bigEndian) {
            return view.of(Arrays.copyOfRange(source, offsetBytes, offsetBytes + sizeBytes), 0, size, null);
        }
        byte[] bytes = new byte[sizeBytes];
        numbers.copySwapped(source, offsetBytes, bytes, 0, size);
        return view.of(bytes, 0, size, null);
    }

    /**
     * Makes a sequence of elements that fill an array, which becomes the sequence's own; for codecs.
     *
     * @param bigEndian whether the numbers are big-endian now
     * @throws IndexOutOfBoundsException if {@code bytes} ends before the last element
     */
    public S owning(byte[] bytes, int size, boolean bigEndian) {
        if (bigEndian) {
            numbers.copySwapped(bytes, 0, bytes, 0, size);
        }
        return view(bytes, 0, size, null);
    }

    int toWire(PackedSequence<?> elements, byte[] target, int at, boolean bigEndian) {
        elements.checkLease();
        int sizeBytes = elements.size * elementSize();
        if (bigEndian) {
            numbers.copySwapped(elements.bytes, elements.offset, target, at, elements.size);
        } else {
            System.arraycopy(elements.bytes, elements.offset, target, at, sizeBytes);
        }
        return at + sizeBytes;
    }

    /**
     * Returns a sequence of the same elements that has bytes of its own, not those of a payload nor an array that holds
     * others; for generated classes.
     *
     * @param elements a sequence of this form
     */
    public S detached(S elements) {
        boolean detached = elements.lease == null && elements.bytes.length == elements.size * elementSize();
        return detached ? elements : fromWire(elements.bytes, start(elements), elements.size, false);
    }

    /**
     * Returns the elements from {@code from} on up to, but not including, {@code to}; for generated classes.
     *
     * @param elements a sequence of this form
     */
    public S part(S elements, int from, int to) {
        Objects.checkFromToIndex(from, to, elements.size);
        return from == to
                ? empty
                : view.of(elements.bytes, elements.offset + from * elementSize(), to - from, elements.lease);
    }

    private static int start(PackedSequence<?> elements) {
        elements.checkLease();
        return elements.offset;
    }

    boolean sameNumbers(PackedSequence<?> a, PackedSequence<?> b) {
        return a.size == b.size && numbers.areSame(a.bytes, start(a), b.bytes, start(b), a.size);
    }
}
