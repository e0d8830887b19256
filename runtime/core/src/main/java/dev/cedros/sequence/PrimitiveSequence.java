package dev.cedros.sequence;

import dev.cedros.error.InvalidMessageException;
import java.util.Objects;

/**
 * An immutable sequence of elements of one primitive type: what all of its kinds have in common. The elements
 * themselves are reached through the kind, such as {@link FloatSequence#get}, without boxing.
 *
 * <p>Two sequences are equal if they are of the same kind and hold the same elements. All sequences may be used by
 * several threads at once.
 */
public abstract sealed class PrimitiveSequence
        permits BooleanSequence, ByteSequence, DoubleSequence, FloatSequence, IntSequence, LongSequence, ShortSequence {
    private static final int SHOWN_ELEMENTS = 32;

    /** The elements in little-endian order, nothing before and nothing after them; never changed. */
    final byte[] bytes;

    final int size;

    PrimitiveSequence(byte[] bytes, int size) {
        this.bytes = bytes;
        this.size = size;
    }

    /** Gives the number of elements. */
    public final int size() {
        return size;
    }

    /** Tells whether there are no elements. */
    public final boolean isEmpty() {
        return size == 0;
    }

    /** Gives the number of bytes that one element takes on the wire: 1, 2, 4 or 8. */
    public abstract int elementSize();

    /** Shows the elements as {@code Arrays.toString} does, but of more than 32 only the first 32 and their number. */
    @Override
    public final String toString() {
        StringBuilder text = new StringBuilder("[");
        int shown = Math.min(size, SHOWN_ELEMENTS);
        for (int i = 0; i < shown; i++) {
            if (i > 0) {
                text.append(", ");
            }
            appendElement(text, i);
        }
        if (shown < size) {
            text.append(", … ").append(size).append(" elements");
        }
        return text.append(']').toString();
    }

    abstract void appendElement(StringBuilder text, int index);

    static byte[] allocate(int size, int elementSize) {
        long sizeBytes = (long) size * elementSize;
        if (sizeBytes > Integer.MAX_VALUE) {
            throw new InvalidMessageException(
                    "message-size", size + " elements take " + sizeBytes + " bytes, more than a message can have.");
        }
        return new byte[(int) sizeBytes];
    }

    /** Checks that the elements lie within the source, and gives the number of their bytes. */
    static int checkWire(byte[] source, int offsetBytes, int size, int elementSize) {
        long sizeBytes = (long) size * elementSize;
        // A number past the ints is as wrong as the last of them, and must not wrap around to one that fits.
        int checked = (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, sizeBytes));
        Objects.checkFromIndexSize(offsetBytes, checked, source.length);
        return checked;
    }
}
