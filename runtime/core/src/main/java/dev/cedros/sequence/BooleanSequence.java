package dev.cedros.sequence;

import dev.cedros.payload.Lease;
import dev.cedros.payload.WireBytes;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An immutable sequence of booleans: the Java form of arrays and sequences of the ROS type bool. It
 * owns its elements (what it is made from may change afterwards) unless its message was decoded without a copy; see {@link
 * PrimitiveSequence}.
 */
public final class BooleanSequence extends PrimitiveSequence {
    private static final long ALL_TRUE = 0x0101_0101_0101_0101L;
    private static final BooleanSequence EMPTY = new BooleanSequence(new byte[0]);

    /** Takes bytes of its own, filled with elements to the last. */
    private BooleanSequence(byte[] bytes) {
        super(bytes, 0, bytes.length, null);
    }

    private BooleanSequence(byte[] bytes, int offset, int size, @Nullable Lease lease) {
        super(bytes, offset, size, lease);
    }

    /** Returns the sequence without elements. */
    public static BooleanSequence empty() {
        return EMPTY;
    }

    /** Copies the elements of an array. */
    public static BooleanSequence of(boolean... elements) {
        if (elements.length == 0) {
            return EMPTY;
        }
        byte[] bytes = new byte[elements.length];
        WireBytes.putBooleans(elements, 0, elements.length, bytes, 0);
        return new BooleanSequence(bytes);
    }

    /** Starts a sequence of which the size is not known. */
    public static Builder builder() {
        return builder(0);
    }

    /**
     * Starts a sequence with room for {@code capacity} elements; more may come. If just as many come, they are not
     * copied again.
     *
     * @throws IllegalArgumentException if {@code capacity} is negative
     */
    public static Builder builder(int capacity) {
        return new Builder(capacity);
    }

    /**
     * Copies elements that stand on the wire, each non-zero byte as true; for codecs.
     *
     * @param size the number of elements, checked by the caller against the bytes that are there
     * @param bigEndian makes no difference to single bytes; it is there so that codecs call all kinds alike
     * @throws IndexOutOfBoundsException if {@code source} ends before the last element
     */
    public static BooleanSequence fromWire(byte[] source, int offsetBytes, int size, boolean bigEndian) {
        if (size == 0) {
            return EMPTY;
        }
        checkWire(source, offsetBytes, size, 1);
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; i++) {
            bytes[i] = (byte) (source[offsetBytes + i] != 0 ? 1 : 0);
        }
        return new BooleanSequence(bytes);
    }

    /**
     * Shows elements in place, where they stand on the wire; for codecs. The array must not change any more, or not before the
     * lease has ended. If a byte is neither 0 nor 1, the elements are copied, as {@link #fromWire} does.
     *
     * @param lease what says until when the bytes may be read; null if they always may
     * @throws IndexOutOfBoundsException if {@code source} ends before the last element
     */
    public static BooleanSequence view(byte[] source, int offsetBytes, int size, @Nullable Lease lease) {
        if (size == 0) {
            return EMPTY;
        }
        checkWire(source, offsetBytes, size, 1);
        return isNormal(source, offsetBytes, offsetBytes + size)
                ? new BooleanSequence(source, offsetBytes, size, lease)
                : fromWire(source, offsetBytes, size, false);
    }

    private static boolean isNormal(byte[] source, int start, int end) {
        int at = start;
        for (; at <= end - Long.BYTES; at += Long.BYTES) {
            if ((WireBytes.getLong(source, at, false) & ~ALL_TRUE) != 0) {
                return false;
            }
        }
        for (; at < end; at++) {
            if ((source[at] & ~1) != 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * Writes all elements to the wire, from {@code offsetBytes} on, as bytes 0 or 1; for codecs, which have checked
     * that they fit.
     *
     * @param bigEndian makes no difference to single bytes; it is there so that codecs call all kinds alike
     */
    public void toWire(byte[] target, int offsetBytes, boolean bigEndian) {
        checkLease();
        System.arraycopy(bytes, offset, target, offsetBytes, size);
    }

    @Override
    public BooleanSequence detached() {
        return isDetached() ? this : new BooleanSequence(copyBytes());
    }

    @Override
    public int elementSize() {
        return 1;
    }

    /**
     * Returns element {@code index}.
     *
     * @throws IndexOutOfBoundsException if there is no such element; the message tells index and size
     */
    public boolean get(int index) {
        checkLease();
        return bytes[offset + Objects.checkIndex(index, size)] != 0;
    }

    /** Returns the elements in a new array. */
    public boolean[] toArray() {
        boolean[] elements = new boolean[size];
        copyTo(0, elements, 0, size);
        return elements;
    }

    /**
     * Copies all elements into {@code target}, from its element {@code targetStart} on.
     *
     * @throws IndexOutOfBoundsException if they do not fit; nothing is copied then
     */
    public void copyTo(boolean[] target, int targetStart) {
        copyTo(0, target, targetStart, size);
    }

    /**
     * Copies {@code count} elements, from element {@code start} on, into {@code target}, from its element {@code
     * targetStart} on.
     *
     * @throws IndexOutOfBoundsException if there are not so many or they do not fit; nothing is copied then
     */
    public void copyTo(int start, boolean[] target, int targetStart, int count) {
        checkLease();
        Objects.checkFromIndexSize(start, count, size);
        Objects.checkFromIndexSize(targetStart, count, target.length);
        WireBytes.getBooleans(bytes, offset + start, target, targetStart, count);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof BooleanSequence that && sameBytes(that));
    }

    @Override
    public int hashCode() {
        return hashBytes();
    }

    @Override
    void appendElement(StringBuilder text, int index) {
        text.append(get(index));
    }

    /** Collects the elements of a sequence one by one, without boxing; for one thread. */
    public static final class Builder {
        private final GrowingBytes elements;

        private Builder(int capacity) {
            elements = new GrowingBytes(capacity, 1);
        }

        /** Puts an element at the end. */
        public Builder add(boolean element) {
            int at = elements.claim(1);
            elements.bytes()[at] = (byte) (element ? 1 : 0);
            return this;
        }

        /** Puts several elements at the end, in order. */
        public Builder addAll(boolean... more) {
            int at = elements.claim(more.length);
            WireBytes.putBooleans(more, 0, more.length, elements.bytes(), at);
            return this;
        }

        /** Puts all elements of another sequence at the end, in order. */
        public Builder addAll(BooleanSequence more) {
            more.putBytes(elements);
            return this;
        }

        /**
         * Returns the elements put so far; the builder may be used further and does not affect the sequence any more.
         */
        public BooleanSequence build() {
            return elements.used() == 0 ? EMPTY : new BooleanSequence(elements.toByteArray());
        }
    }
}
