package dev.cedros.sequence;

import dev.cedros.payload.Lease;
import dev.cedros.payload.WireBytes;
import java.nio.IntBuffer;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * An immutable sequence of 32-bit numbers: the Java form of arrays and sequences of the ROS types int32 and uint32. It
 * owns its elements (what it is made from may change afterwards) unless its message was decoded without a copy; see {@link
 * PrimitiveSequence}.
 *
 * <p>Unsigned elements (uint32) have the same bits; {@link #getUnsigned} reads them as what they are.
 */
public final class IntSequence extends PrimitiveSequence {
    private static final int SIZE_BYTES = Integer.BYTES;
    private static final IntSequence EMPTY = new IntSequence(new byte[0]);

    /** Takes bytes of its own, filled with elements to the last. */
    private IntSequence(byte[] bytes) {
        super(bytes, 0, bytes.length / SIZE_BYTES, null);
    }

    private IntSequence(byte[] bytes, int offset, int size, @Nullable Lease lease) {
        super(bytes, offset, size, lease);
    }

    /** Returns the sequence without elements. */
    public static IntSequence empty() {
        return EMPTY;
    }

    /** Copies the elements of an array. */
    public static IntSequence of(int... elements) {
        if (elements.length == 0) {
            return EMPTY;
        }
        byte[] bytes = allocate(elements.length, SIZE_BYTES);
        WireBytes.putInts(elements, 0, elements.length, bytes, 0, false);
        return new IntSequence(bytes);
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
     * Copies elements that stand on the wire; for codecs.
     *
     * @param size the number of elements, checked by the caller against the bytes that are there
     * @throws IndexOutOfBoundsException if {@code source} ends before the last element
     */
    public static IntSequence fromWire(byte[] source, int offsetBytes, int size, boolean bigEndian) {
        return size == 0 ? EMPTY : new IntSequence(copyWire(source, offsetBytes, size, SIZE_BYTES, bigEndian));
    }

    /**
     * Shows little-endian elements in place, where they stand on the wire; for codecs. The array must not change any more,
     * or not before the lease has ended.
     *
     * @param lease what says until when the bytes may be read; null if they always may
     * @throws IndexOutOfBoundsException if {@code source} ends before the last element
     */
    public static IntSequence view(byte[] source, int offsetBytes, int size, @Nullable Lease lease) {
        if (size == 0) {
            return EMPTY;
        }
        checkWire(source, offsetBytes, size, SIZE_BYTES);
        return new IntSequence(source, offsetBytes, size, lease);
    }

    /** Writes all elements to the wire, from {@code offsetBytes} on; for codecs, which have checked that they fit. */
    public void toWire(byte[] target, int offsetBytes, boolean bigEndian) {
        checkLease();
        if (bigEndian) {
            WireBytes.copySwapped(bytes, offset, target, offsetBytes, size, SIZE_BYTES);
        } else {
            System.arraycopy(bytes, offset, target, offsetBytes, size * SIZE_BYTES);
        }
    }

    @Override
    public IntSequence detached() {
        return isDetached() ? this : new IntSequence(copyBytes());
    }

    @Override
    public int elementSize() {
        return SIZE_BYTES;
    }

    /**
     * Returns element {@code index}.
     *
     * @throws IndexOutOfBoundsException if there is no such element; the message tells index and size
     */
    public int get(int index) {
        checkLease();
        return WireBytes.getInt(bytes, offset + Objects.checkIndex(index, size) * SIZE_BYTES, false);
    }

    /**
     * Returns element {@code index} read as an unsigned number, 0 to 4294967295.
     *
     * @throws IndexOutOfBoundsException if there is no such element
     */
    public long getUnsigned(int index) {
        return Integer.toUnsignedLong(get(index));
    }

    /** Returns the elements in a new array. */
    public int[] toArray() {
        int[] elements = new int[size];
        copyTo(0, elements, 0, size);
        return elements;
    }

    /**
     * Copies all elements into {@code target}, from its element {@code targetStart} on.
     *
     * @throws IndexOutOfBoundsException if they do not fit; nothing is copied then
     */
    public void copyTo(int[] target, int targetStart) {
        copyTo(0, target, targetStart, size);
    }

    /**
     * Copies {@code count} elements, from element {@code start} on, into {@code target}, from its element {@code
     * targetStart} on.
     *
     * @throws IndexOutOfBoundsException if there are not so many or they do not fit; nothing is copied then
     */
    public void copyTo(int start, int[] target, int targetStart, int count) {
        checkLease();
        Objects.checkFromIndexSize(start, count, size);
        Objects.checkFromIndexSize(targetStart, count, target.length);
        WireBytes.getInts(bytes, offset + start * SIZE_BYTES, false, target, targetStart, count);
    }

    /**
     * Shows the elements as a new read-only buffer over the same memory, position 0. A buffer cannot tell whether a payload
     * was released, so that of a borrowed sequence has a copy of the elements; {@link #get} and {@link
     * #copyTo(int[], int)} read them in place.
     */
    public IntBuffer asBuffer() {
        return readOnlyBytes().asIntBuffer();
    }

    /** Returns a stream of the elements in order. */
    public IntStream stream() {
        checkLease();
        return IntStream.range(0, size).map(this::get);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof IntSequence that && sameBytes(that));
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
            elements = new GrowingBytes(capacity, SIZE_BYTES);
        }

        /** Puts an element at the end. */
        public Builder add(int element) {
            int at = elements.claim(SIZE_BYTES);
            WireBytes.putInt(elements.bytes(), at, element, false);
            return this;
        }

        /** Puts several elements at the end, in order. */
        public Builder addAll(int... more) {
            int at = elements.claim((long) more.length * SIZE_BYTES);
            WireBytes.putInts(more, 0, more.length, elements.bytes(), at, false);
            return this;
        }

        /** Puts all elements of another sequence at the end, in order. */
        public Builder addAll(IntSequence more) {
            more.putBytes(elements);
            return this;
        }

        /**
         * Returns the elements put so far; the builder may be used further and does not affect the sequence any more.
         */
        public IntSequence build() {
            return elements.used() == 0 ? EMPTY : new IntSequence(elements.toByteArray());
        }
    }
}
