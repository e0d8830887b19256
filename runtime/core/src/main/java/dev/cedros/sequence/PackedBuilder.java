package dev.cedros.sequence;

import dev.cedros.error.Checks;
import dev.cedros.error.InvalidMessageException;
import org.jspecify.annotations.Nullable;

/**
 * Collects the elements of a packed sequence one by one: what all generated builders have in common. For one thread.
 *
 * @param <E> the message
 * @param <S> the generated sequence
 */
public abstract class PackedBuilder<E, S extends PackedSequence<E>> {
    private final PackedForm<S> form;
    private final GrowingBytes elements;

    /**
     * Starts a sequence with room for {@code capacity} elements; more may come.
     *
     * @throws IllegalArgumentException if {@code capacity} is negative
     */
    protected PackedBuilder(PackedForm<S> form, int capacity) {
        this.form = form;
        this.elements = new GrowingBytes(capacity, form.elementSize());
    }

    /**
     * Puts an element at the end.
     *
     * @throws InvalidMessageException if it, or something in it, is null, or a number does not fit its ROS type; the path
     *     begins with the index that the element would have had
     */
    public abstract PackedBuilder<E, S> add(E element);

    /**
     * Puts several elements at the end, in order; those of a packed sequence of the same kind in one piece.
     *
     * @throws InvalidMessageException as {@link #add} does; the elements before it are in the sequence then
     */
    public PackedBuilder<E, S> addAll(Iterable<? extends E> more) {
        if (Checks.present(more, "collection") instanceof PackedSequence<?> packed && packed.form() == form) {
            packed.checkLease();
            int at = elements.claim((long) packed.size() * form.elementSize());
            packed.toWire(elements.bytes(), at, false);
        } else {
            more.forEach(this::add);
        }
        return this;
    }

    /** Returns the elements put so far; the builder may be used further and does not affect the sequence any more. */
    public final S build() {
        return form.view(elements.toByteArray(), 0, size(), null);
    }

    private int size() {
        return elements.used() / form.elementSize();
    }

    /** Makes room for an element at the end and gives its first byte; only then ask for {@link #bytes}. */
    protected final int claim() {
        return elements.claim(form.elementSize());
    }

    /** Where to put the numbers of an element, in little-endian order. */
    protected final byte[] bytes() {
        return elements.bytes();
    }

    /**
     * Returns a part of the element that will come next, unless it is null.
     *
     * @param member the path to the part; empty for the element itself
     * @throws InvalidMessageException with code {@code null-member} if it is
     */
    protected final <T> T required(@Nullable T value, String member) {
        try {
            return Checks.required(value);
        } catch (InvalidMessageException e) {
            throw at(member, e);
        }
    }

    /**
     * Checks the length of an array in the element that will come next.
     *
     * @param member the path to the array
     * @throws InvalidMessageException with code {@code array-length} if the two differ
     */
    protected final void checkLength(int actual, int expected, String member) {
        try {
            Checks.checkLength(actual, expected);
        } catch (InvalidMessageException e) {
            throw at(member, e);
        }
    }

    /** Takes the element back for which room was made last, and puts its index and a member of it before the path. */
    protected final InvalidMessageException failed(String member, InvalidMessageException e) {
        elements.giveBack(form.elementSize());
        return at(member, e);
    }

    private InvalidMessageException at(String member, InvalidMessageException e) {
        return e.within(null, member).within(null, "[" + size() + "]");
    }
}
